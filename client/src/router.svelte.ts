// Two kinds of addresses: the lobby, and /t/ with the name of a table.
export const route = $state({ table: tableIn(location.pathname) });

function tableIn(path: string): string | null {
  const found = /^\/t\/([^/]+)$/.exec(path);
  return found ? decodeURIComponent(found[1]) : null;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  route.table = tableIn(path);
  scrollTo(0, 0);
}

const pathOf = (table: string): string => `/t/${encodeURIComponent(table)}`;
export const linkTo = (table: string): string => location.origin + pathOf(table);
export const goToTable = (table: string): void => go(pathOf(table));
addEventListener("popstate", () => (route.table = tableIn(location.pathname)));

/** Find the name of a table in what somebody typed or pasted: a link, or the name itself. */
export function tableInText(text: string): string {
  return /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim();
}

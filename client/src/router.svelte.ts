// Three kinds of addresses: the lobby, /t/ with the name of a table, /learn/ with the name of a game. Others are nobody's.
export const route = $state(read(location.pathname));

function read(path: string): { table: string | null; lesson: string | null; isLost: boolean } {
  const [, kind, name] = /^\/(t|learn)\/([^/]+)$/.exec(path) ?? [];
  const found = name ? decode(name) : null;
  const isLost = found === null && path !== "/";
  return { table: kind === "t" ? found : null, lesson: kind === "learn" ? found : null, isLost };
}

function decode(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

export function go(path: string): void {
  history.pushState(null, "", path);
  Object.assign(route, read(path));
  scrollTo(0, 0);
}

const pathOf = (table: string): string => `/t/${encodeURIComponent(table)}`;
export const linkTo = (table: string): string => location.origin + pathOf(table);
export const goToTable = (table: string): void => go(pathOf(table));
export const goToLesson = (game: string): void => go(`/learn/${encodeURIComponent(game)}`);
addEventListener("popstate", () => Object.assign(route, read(location.pathname)));

/** Find the name of a table in what somebody typed or pasted: a link, or the name itself. */
export function tableInText(text: string): string {
  return /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim();
}

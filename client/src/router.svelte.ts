// Three kinds of addresses: the lobby, /t/ with the name of a table, /learn/ with the name of a game. Others are unknown.
// A table's may name one of its finished games by its number: /t/NAME?game=1.
export const route = $state(read(location.href));

interface Route {
  table: string | null;
  lesson: string | null;
  game: number | null;
  isLost: boolean;
}

function read(address: string): Route {
  const { pathname, searchParams } = new URL(address, location.origin);
  const [, kind, name] = /^\/(t|learn)\/([^/]+)$/.exec(pathname) ?? [];
  const found = name ? decode(name) : null;
  return {
    table: kind === "t" ? found : null,
    lesson: kind === "learn" ? found : null,
    game: Number(searchParams.get("game")) || null,
    isLost: found === null && pathname !== "/",
  };
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

export const pathOf = (table: string): string => `/t/${encodeURIComponent(table)}`;
export const linkTo = (table: string): string => location.origin + pathOf(table);
export const goToTable = (table: string): void => go(pathOf(table));
export const goToGame = (table: string, game: number): void => go(`${pathOf(table)}?game=${game}`);
export const goToLesson = (game: string): void => go(`/learn/${encodeURIComponent(game)}`);
addEventListener("popstate", () => Object.assign(route, read(location.href)));

/** Find the name of a table in what somebody typed or pasted: a link, or the name itself. */
export function tableInText(text: string): string {
  return /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim();
}

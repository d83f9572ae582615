// Addresses: the lobby, /t/ with the name of a table, /learn/ with the name of a game, /you. Others are unknown.
// A table's may name one of its finished games by its number, a step of it, and the seat it is seen from, all counted
// from 1: /t/NAME?game=1&step=12&seat=2.
export const route = $state(read(location.href));

interface Route {
  table: string | null;
  lesson: string | null;
  game: number | null;
  step: number | null;
  seat: number | null;
  isYou: boolean;
  isLost: boolean;
}

function read(address: string): Route {
  const { pathname, searchParams } = new URL(address, location.origin);
  const [, kind, name] = /^\/(t|learn)\/([^/]+)$/.exec(pathname) ?? [];
  const found = name ? decode(name) : null;
  return {
    table: kind === "t" ? found : null,
    lesson: kind === "learn" ? found : null,
    game: count(searchParams.get("game")),
    step: count(searchParams.get("step")),
    seat: count(searchParams.get("seat")),
    isYou: pathname === "/you",
    isLost: found === null && !["/", "/you"].includes(pathname),
  };
}

/** A whole number from 1 on; whatever else is written counts as nothing. */
function count(text: string | null): number | null {
  return /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : null;
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
/** A finished game at one of its steps, as one of its seats saw it; without a seat with all cards open. */
export function linkToMoment(table: string, game: number, step: number, seat: number | null): string {
  const sight = seat === null ? "" : `&seat=${seat + 1}`;
  return `${linkTo(table)}?game=${game}&step=${step + 1}${sight}`;
}
export const goToTable = (table: string): void => go(pathOf(table));
export const goToGame = (table: string, game: number): void => go(`${pathOf(table)}?game=${game}`);
export const goToLesson = (game: string): void => go(`/learn/${encodeURIComponent(game)}`);
addEventListener("popstate", () => Object.assign(route, read(location.href)));

/** Find the name of a table in what somebody typed or pasted: a link, or the name itself. */
export function tableInText(text: string): string {
  return /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim();
}

// What this browser keeps: tokens of tables, the player's name and face. Nothing of it leaves but to its table.
const PREFIX = "courtcards.";
const MOST_TABLES = 20;
const MOST_GAMES = 20;

/** A game of a table that was seen to end, by its number there. */
export type Finished = { number: number; when: number };
/** A table this browser knows: with a token while one belongs there; `isOver` as it was last seen. */
export type Place = {
  table: string;
  token?: string;
  game: string;
  when: number;
  isOver?: boolean;
  finished?: Finished[];
};

export function recall<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise; // storage that is closed or spoilt is like an empty one
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Without storage everything works but for coming back.
  }
}

export const places = (): Place[] => recall<Place[]>("places", []);
export const tokenOf = (table: string): string | undefined => places().find((place) => place.table === table)?.token;

export function keepPlace(place: Omit<Place, "when">): void {
  const others = places().filter((other) => other.table !== place.table);
  keep("places", [{ ...place, when: Date.now() }, ...others].slice(0, MOST_TABLES));
}

/** How far somebody is with the lessons: the scene to go on with, and whether the last one was finished. */
export type Progress = { scene: number; isLearnt: boolean };
export const progressOf = (game: string): Progress =>
  recall<Record<string, Progress>>("lessons", {})[game] ?? { scene: 0, isLearnt: false };
export function keepProgress(game: string, progress: Progress): void {
  keep("lessons", { ...recall<Record<string, Progress>>("lessons", {}), [game]: progress });
}

type Titles = Record<string, Record<string, string>>;
/** What the games are called by language, also while there is no server to ask. */
export const titlesOf = (): Titles => recall<Titles>("titles", {});
export function keepTitles(language: string, titles: Record<string, string>): void {
  const known = titlesOf();
  keep(
    "titles",
    Object.fromEntries(Object.entries(titles).map(([game, title]) => [game, { ...known[game], [language]: title }])),
  );
}

export function changePlace(table: string, change: Partial<Place>): void {
  keep(
    "places",
    places().map((place) => (place.table === table ? { ...place, ...change } : place)),
  );
}

/** Give up one's seat; games that are over can still be looked at. */
export function leavePlace(table: string): void {
  if (places().some((place) => place.table === table && place.finished?.length))
    changePlace(table, { token: undefined });
  else forgetPlace(table);
}

/** Remember that a game of a table is over, whatever is played there next. */
export function keepFinished(table: string, number: number): void {
  const games = places().find((place) => place.table === table)?.finished ?? [];
  if (games.some((game) => game.number === number)) return;
  changePlace(table, { finished: [{ number, when: Date.now() }, ...games].slice(0, MOST_GAMES) });
}

/** Forget a finished game, and with the last one its table, unless one plays on there. */
export function forgetFinished(table: string, number: number): void {
  const place = places().find((one) => one.table === table);
  const finished = place?.finished?.filter((game) => game.number !== number) ?? [];
  if (finished.length || (place?.token && !place.isOver)) changePlace(table, { finished });
  else forgetPlace(table);
}

export function forgetPlace(table: string): void {
  keep(
    "places",
    places().filter((place) => place.table !== table),
  );
}

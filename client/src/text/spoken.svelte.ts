// The language that is spoken now: everything of it is there before the first of it is said.
import { readWords } from "../net/api";
import { keepTitles } from "../net/memory";
import { Messages } from "./fluent";
import { type House, loadHouse } from "./house";
import { BASICS, FALLBACK } from "./languages";
import { GameLanguage } from "./sentences";

/** What all games say in one language. */
class Games {
  readonly #made = new Map<string, GameLanguage>();
  constructor(
    readonly code: string,
    readonly sources: Awaited<ReturnType<typeof readWords>>["games"],
  ) {}

  of(game: string): GameLanguage | null {
    const found = this.sources[game];
    if (found && !this.#made.has(game)) {
      this.#made.set(game, new GameLanguage(new Messages(this.code, [BASICS[this.code], ...found.texts]), found.signs));
    }
    return this.#made.get(game) ?? null;
  }
}

type Spoken = { code: string; house: House; games: Games | null };
let spoken = $state.raw<Spoken>({ code: FALLBACK, house: {}, games: null });
/** English, if it had to help out. */
let english = $state.raw<House>({});
let isEnglishWanted = false;
let wanted = "";

export const spokenLanguage = (): string => spoken.code;
/** What a game says in the language that is spoken now; null until it was learnt. */
export const wordsOf = (game: string): GameLanguage | null => spoken.games?.of(game) ?? null;

/** Speak a language from now on: page and games change in the same moment. */
export async function speak(code: string): Promise<void> {
  wanted = code;
  if (code === spoken.code && spoken.house.page) return;
  const [house, games] = await Promise.all([loadHouse(code), spoken.games && learn(code).catch(() => spoken.games)]);
  if (code === wanted) spoken = { code, house, games };
}

/** Learn what the games say in the language that is spoken. */
export async function learnGames(): Promise<void> {
  const { code } = spoken;
  if (spoken.games?.code === code) return;
  const games = await learn(code);
  if (spoken.code === code) spoken = { ...spoken, games };
  else await learnGames();
}

async function learn(code: string): Promise<Games> {
  const games = new Games(code, (await readWords(code)).games);
  keepTitles(code, Object.fromEntries(Object.keys(games.sources).map((game) => [game, games.of(game)!.text("name")])));
  return games;
}

/** The first of some files of the language that has a message. */
export const findIn = (files: readonly string[], key: string, house = spoken.house): Messages | undefined =>
  files.map((name) => house[name]).find((file) => file?.has(key));

/** The same; what the language lacks is said in English, which is loaded for that alone. */
export function findAnyhow(files: readonly string[], key: string): Messages | undefined {
  const found = findIn(files, key) ?? findIn(files, key, english);
  if (found || isEnglishWanted || spoken.code === FALLBACK) return found;
  isEnglishWanted = true;
  loadHouse(FALLBACK).then(
    (house) => (english = house),
    () => (isEnglishWanted = false),
  );
}

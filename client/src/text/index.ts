// Everything the page says, in the language that is spoken.
import { titlesOf } from "../net/memory";
import type { Problem } from "../net/messages";
import type { Fields } from "./fluent";
import { findAnyhow, findIn, spokenLanguage, wordsOf } from "./spoken.svelte";

export type { Fields } from "./fluent";
/** A file of the page's texts for a family of tables. */
export type Section = "page" | "passing" | "gambit" | "menagerie" | "you";

const PAGE = ["page", "language", "talk", "bots", "characters", "figures"];

/** Say something in the current language. */
export const t = (key: string, fields: Fields = {}): string => findAnyhow(PAGE, key)?.say(key, fields) ?? key;
/** Whether there are words for something. */
export const isTold = (key: string): boolean => findIn(PAGE, key) !== undefined;

/** The same with the texts of a family of tables, which come first. */
export function speaker(section: Section): typeof t {
  const files = [section, ...PAGE];
  return (key, fields = {}) => findAnyhow(files, key)?.say(key, fields) ?? key;
}

/** What the server refused, in the reader's language if there are words for it, else in the server's. */
export const refusal = ({ refusal: key, fields, message }: Pick<Problem, "refusal" | "fields" | "message">): string =>
  findIn(["refusals"], key)?.say(key, fields) ?? message;

/** What a game is called, also while there is no server to ask. */
export function titleOf(game: string): string {
  const kept = titlesOf()[game] ?? {};
  return wordsOf(game)?.text("name") ?? kept[spokenLanguage()] ?? Object.values(kept)[0] ?? game;
}

// How a game's table speaks to one viewer.
import { type Section, speaker } from "../text";
import type { GameLanguage } from "../text/sentences";
import type { TableProps } from "./types";

export type Speech = Pick<TableProps, "t" | "word" | "who" | "sayMove" | "sayEvent" | "sayResult">;

export const speechFor = (words: GameLanguage, section: Section, names: string[], me: number | null): Speech => ({
  t: speaker(section),
  word: words.word,
  who: (seat, field = "name") => words.person(field, seat, names, me),
  sayMove: (move) => words.say("do", move, names, me),
  sayEvent: (event) => words.say("event", event, names, me),
  sayResult: (result) => words.outcome(result, names, me),
});

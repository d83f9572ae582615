// What is asked now, in words: of the viewer, or of the player to move.

import type { Fields } from "../../text";
import type { Move, TableProps } from "../types";
import { completeMove, movesWith, type Part } from "./choice";
import type { View } from "./shapes";

type Speech = Pick<TableProps, "t" | "word" | "who">;
type Side = [seat: number, species: string];

/** The question while the viewer chooses; `picked` are the parts chosen so far. */
export function question(table: View, moves: Move[], picked: Part[], { t, word, who }: Speech): string {
  const complete = completeMove(moves, picked);
  if (complete) return t(`sure-${complete.do}`, fieldsOf(complete, { t, word, who }));
  if (picked.length === 0) {
    const left = table.stack.at(-1)?.left ?? 1;
    if (table.phase === "take") return t("ask-take");
    return left > 1 ? t("ask-play-more", { left }) : t("ask-play");
  }
  const move = movesWith(moves, picked)[0];
  if (move.do !== "trade") return t(`ask-${move.do}`, { card: word(String(move.card)) });
  if (picked.length === 1) return t("ask-trade-first");
  const [, seat, species] = picked[1].split(" ");
  return t("ask-trade-second", { card: word(species), ...who(Number(seat)) });
}

/** What the others wait for. */
export function waiting(table: View, { t, word, who }: Speech): string {
  const person = who(table.turn ?? 0);
  if (table.phase === "take") return t("wait-take", person);
  if (table.phase === "play_taken" && table.taken) return t("wait-taken", { ...person, card: word(table.taken) });
  return t("wait-play", person);
}

function fieldsOf(move: Move, { word, who }: Speech): Fields {
  if (move.do === "trade") {
    const [seat, species] = move.a as Side;
    const [owner, other] = move.b as Side;
    return { ...who(seat), card: word(species), ...who(owner, "owner"), other: word(other) };
  }
  const whom = move.to ?? move.from;
  return { card: move.card ? word(String(move.card)) : "", ...(whom === undefined ? {} : who(whom as number)) };
}

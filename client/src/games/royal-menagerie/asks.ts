// What is asked now, in words: of the viewer, or of whoever is on turn.

import type { Move, TableProps } from "../types";
import { completeMove, movesWith, type Part } from "./choice";
import type { View } from "./shapes";

type Speech = Pick<TableProps, "t" | "word"> & { nameOf: (seat: number) => string };
type Side = [seat: number, species: string];

/** The question while the viewer chooses; `picked` are the parts chosen so far. */
export function question(table: View, moves: Move[], picked: Part[], { t, word, nameOf }: Speech): string {
  const complete = completeMove(moves, picked);
  if (complete) return t(`sure.${complete.do}`, fieldsOf(complete, { t, word, nameOf }));
  if (picked.length === 0) {
    const left = table.stack.at(-1)?.left ?? 1;
    if (table.phase === "take") return t("ask.take");
    return left > 1 ? t("ask.play.more", { left }) : t("ask.play");
  }
  const move = movesWith(moves, picked)[0];
  if (move.do !== "trade") return t(`ask.${move.do}`, { card: word(String(move.card)) });
  if (picked.length === 1) return t("ask.trade.first");
  const [, seat, species] = picked[1].split(" ");
  return t("ask.trade.second", { card: word(species), name: nameOf(Number(seat)) });
}

/** What the others wait for. */
export function waiting(table: View, { t, word, nameOf }: Speech): string {
  const name = nameOf(table.turn ?? 0);
  if (table.phase === "take") return t("wait.take", { name });
  if (table.phase === "play_taken" && table.taken) return t("wait.taken", { name, card: word(table.taken) });
  return t("wait.play", { name });
}

export function outcome(result: NonNullable<TableProps["result"]>, { t, word, nameOf }: Speech): string {
  const reason = word(result.reason);
  if (result.winners.length === 0) return t("over.nobody", { reason });
  const [first, second] = result.winners.map(nameOf);
  return t("over.won", { names: second ? t("names", { first, second }) : first, reason });
}

function fieldsOf(move: Move, { word, nameOf }: Speech): Record<string, string> {
  if (move.do === "trade") {
    const [seat, species] = move.a as Side;
    const [owner, other] = move.b as Side;
    return { name: nameOf(seat), card: word(species), owner: nameOf(owner), other: word(other) };
  }
  const whom = move.to ?? move.from;
  return {
    card: move.card ? word(String(move.card)) : "",
    name: whom === undefined ? "" : nameOf(whom as number),
  };
}

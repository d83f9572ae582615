// What a move would change in everybody's points. The server tells it (`aids.changes`); it is only looked up here.
import type { Move } from "../types";
import { afterPress, completeMove, type Part } from "./choice";
import { SPECIES, type Aids, type Species } from "./shapes";

export type Effect = { seat: number; change: number };
type Side = { seat: number; leaves?: string; comes?: string };

/** Whose animals leave and come by a move of a seat. */
function sidesOf(move: Move, mover: number): Side[] {
  const { card } = move as { card?: string };
  switch (move.do) {
    case "gift":
      return [{ seat: move.to as number, comes: card }];
    case "shoot":
      return [{ seat: move.from as number, leaves: card }];
    case "steal":
      return [
        { seat: mover, comes: card },
        { seat: move.from as number, leaves: card },
      ];
    case "trade": {
      const [a, fromA] = move.a as [number, string];
      const [b, fromB] = move.b as [number, string];
      return [
        { seat: a, leaves: fromA, comes: fromB },
        { seat: b, leaves: fromB, comes: fromA },
      ];
    }
    default:
      return [];
  }
}

/** The place of a species among the changes; that of nothing is after all of them. */
const placeOf = (species: string | undefined): number =>
  species === undefined ? SPECIES.length : SPECIES.indexOf(species as Species);

/** How the points of a seat would change; null: it cannot be, or is not told. */
export const changeIn = (aids: Aids | undefined, { seat, leaves, comes }: Side): number | null =>
  aids?.changes?.[seat]?.[placeOf(leaves)]?.[placeOf(comes)] ?? null;

/** How points would change by a move: the mover's own first. */
export function effectsOf(move: Move | null, mover: number, aids: Aids | undefined): Effect[] {
  const sides = move ? sidesOf(move, mover) : [];
  return sides
    .map((side) => ({ seat: side.seat, change: changeIn(aids, side) }))
    .filter((effect): effect is Effect => effect.change !== null)
    .sort((a, b) => Number(b.seat === mover) - Number(a.seat === mover));
}

/** The move that a press on some part would complete. */
export const moveBy = (moves: Move[], picked: Part[], part: Part): Move | null =>
  completeMove(moves, afterPress(moves, picked, part));

/** A change as it is written: +2, −1, 0. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : String(change).replace("-", "−"));

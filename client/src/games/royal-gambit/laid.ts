import FrenchCard from "../../cards/FrenchCard.svelte";
import type { LaidCard } from "../types";
import type { GambitTable } from "./table";

/** The cards of the last hand that a seat still has. */
export function laid(table: GambitTable, seat: number): LaidCard[][] {
  const { cards, covered } = table.seats[seat];
  const all = [...cards.map((card) => ({ card, covered: false })), ...covered.map((card) => ({ card, covered: true }))];
  return all.map((props) => [{ card: FrenchCard, props }]);
}

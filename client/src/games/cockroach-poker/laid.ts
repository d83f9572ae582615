import AnimalCard from "../../cards/AnimalCard.svelte";
import type { LaidCard, Result } from "../types";
import type { PassingTable } from "./shapes";

/** What lies in front of a seat, by animal, a royal first; of the loser, what was too much is decisive. */
export function laid(table: PassingTable, seat: number, result: Result): LaidCard[][] {
  const { row, royals = [], colours = {} } = table.seats[seat];
  const tooMuch = result.losers.includes(seat) ? (table.aids?.danger[seat] ?? []) : [];
  return Object.entries(row).map(([animal, count]) =>
    Array.from({ length: count }, (_, place) => ({
      card: AnimalCard,
      props: {
        word: place === 0 && royals.includes(animal) ? `royal-${animal}` : animal,
        colour: colours[animal]?.[place],
      },
      isDecisive: tooMuch.includes(animal),
    })),
  );
}

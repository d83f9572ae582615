import AnimalCard from "../../cards/AnimalCard.svelte";
import type { LaidCard } from "../types";
import type { PassingTable } from "./shapes";

/** What lies in front of a seat, by animal, a royal first; of whatever is enough to lose all are decisive. */
export function laid(table: PassingTable, seat: number): LaidCard[][] {
  const { row, royals = [], colours = {} } = table.seats[seat];
  return Object.entries(row).map(([animal, count]) =>
    Array.from({ length: count }, (_, place) => ({
      card: AnimalCard,
      props: {
        word: place === 0 && royals.includes(animal) ? `royal-${animal}` : animal,
        colour: colours[animal]?.[place],
      },
      isDecisive: count >= table.limit,
    })),
  );
}

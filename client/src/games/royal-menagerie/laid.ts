import MenagerieCard from "../../cards/MenagerieCard.svelte";
import RoleCard from "../../cards/RoleCard.svelte";
import type { LaidCard } from "../types";
import { SPECIES, type View } from "./shapes";

/** A seat's role, as all of them are known now, and its menagerie by species. */
export function laid(table: View, seat: number): LaidCard[][] {
  const { role, menagerie } = table.seats[seat];
  const animals = SPECIES.filter((word) => menagerie[word]).map((word) =>
    Array.from({ length: menagerie[word]! }, () => ({ card: MenagerieCard, props: { word } })),
  );
  return role ? [[{ card: RoleCard, props: { role } }], ...animals] : animals;
}

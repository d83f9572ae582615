// What the newest events change visibly: which pens animals entered and left, and what to announce.

import type { GameEvent } from "../types";
import { animalPart, type Part } from "./choice";
import { SPECIES } from "./shapes";

/** Pens that gained or lost an animal just now, and mats with a stampede. */
export type Changes = { came: Set<Part>; left: Set<Part>; stampedes: Set<number> };

export function changesIn(events: GameEvent[]): Changes {
  const changes: Changes = { came: new Set(), left: new Set(), stampedes: new Set() };
  for (const event of events) {
    const seat = event.seat as number;
    const from = event.from as number;
    const to = event.to as number;
    const card = event.card as string;
    if (event.event === "starting") changes.came.add(animalPart(seat, card));
    if (event.event === "gifted") changes.came.add(animalPart(to, card));
    if (event.event === "shot") changes.left.add(animalPart(from, card));
    if (event.event === "stolen") {
      changes.left.add(animalPart(from, card));
      changes.came.add(animalPart(seat, card));
    }
    if (event.event === "traded") {
      changes.left.add(animalPart(from, card));
      changes.came.add(animalPart(to, card));
    }
    if (event.event === "stampede") {
      changes.stampedes.add(seat);
      for (const species of SPECIES) changes.left.add(animalPart(seat, species));
    }
  }
  return changes;
}

/** Events worth telling at the table; dealing, drawing and the final account are shown otherwise. */
const TOLD = new Set([
  "gifted",
  "shot",
  "stolen",
  "traded",
  "bazaar",
  "took",
  "windfall",
  "discarded",
  "stampede",
  "reshuffled",
  "drew-back",
  "end-stage",
]);

export const isTold = (event: GameEvent): boolean => TOLD.has(event.event);

/** What players do; all else comes of it. */
const DEEDS = new Set(["gifted", "shot", "stolen", "traded", "bazaar", "took", "windfall", "discarded"]);

/** The places of what a player did without a choice, among the events of one step: one decision, which comes first, and
 * then all that leaves nobody a choice. */
export function forcedIn(events: GameEvent[], seat: number): number[] {
  const deeds: number[] = [];
  events.forEach(({ event }, place) => {
    const isSecondHalf = event === "traded" && events[place - 1]?.event === "traded" && deeds.at(-1) === place - 1;
    if (DEEDS.has(event) && !isSecondHalf) deeds.push(place);
  });
  return deeds.slice(1).filter((place) => events[place].seat === seat);
}

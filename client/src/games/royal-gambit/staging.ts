// What lies on the table while something is being shown: no more of what is new than has been shown by now.
import type { Cue, Phase } from "../../shared/phases";
import type { GameEvent } from "../types";
import { happen } from "./hands";
import type { GambitTable } from "./table";

/** A card that is on its way: in which phase, and from which place of the table. */
export type Coming = { card: string; seat: number; phase: Phase; from: string | null };

// Before these are over, what they belong to has not been seen.
const AHEAD = new Set<Phase>(["breath", "bank"]);

/** The events that may be told while a cue is shown. */
export function toldDuring(news: GameEvent[], { phase, event }: Cue): GameEvent[] {
  const place = news.indexOf(event as GameEvent);
  return news.slice(0, AHEAD.has(phase) ? place : place + 1);
}

/** The table as it is seen while a cue is shown. */
export const tableDuring = (before: GambitTable, news: GameEvent[], cue: Cue): GambitTable => ({
  ...toldDuring(news, cue).reduce<GambitTable>(happen, before),
  meant: null,
});

/** The card that comes to somebody while a cue is shown. */
export function comingIn({ phase, event }: Cue): Coming | null {
  const card = event.card as string;
  if (phase === "draw") return { card, seat: event.seat as number, phase, from: "deck" };
  if (phase === "flip" || phase === "cover") return { card, seat: event.seat as number, phase, from: null };
  if (phase === "take") return { card, seat: event.to as number, phase, from: `seat-${event.from}` };
  return null;
}

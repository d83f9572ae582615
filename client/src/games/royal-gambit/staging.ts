// What lies on the table while something is being shown: no more of what is new than has been shown by now.
import type { Cue, Phase } from "../../shared/phases";
import type { GameEvent } from "../types";
import { happen } from "./hands";
import { rankOf, type GambitTable } from "./table";

/** A card that is on its way: in which phase, and from which place of the table. */
export type Coming = { card: string; seat: number; phase: Phase; from: string | null };

// Before these are over, what they belong to is not told; a card on its way is seen, though not which one it is.
const UNTOLD = new Set<Phase>(["draw", "breath", "bank"]);
const UNSEEN = new Set<Phase>(["breath", "bank"]);

const upTo = (news: GameEvent[], { phase, event }: Cue, without: Set<Phase>): GameEvent[] =>
  news.slice(0, news.indexOf(event as GameEvent) + (without.has(phase) ? 0 : 1));

/** The events that may be told while a cue is shown. */
export const toldDuring = (news: GameEvent[], cue: Cue): GameEvent[] => upTo(news, cue, UNTOLD);

/** The table as it is seen while a cue is shown: as it was, and with what has been told by then. */
export function tableDuring(before: GambitTable, news: GameEvent[], cue: Cue): GambitTable {
  const table = upTo(news, cue, UNSEEN).reduce<GambitTable>(happen, before);
  // Which cards bust somebody is seen as long as they lie there, even if a new hand has begun since.
  return {
    ...table,
    meant: null,
    aids: table.aids && { ...table.aids, pairs: pairsIn(table, cue.event), cover: null },
  };
}

function pairsIn(table: GambitTable, { event, seat, ranks }: GameEvent): string[] | undefined {
  if (event !== "busted") return undefined;
  return table.seats[seat as number].cards.filter((card) => (ranks as string[]).includes(rankOf(card)));
}

/**
 * What is said while a cue is shown: the event that was told last, or, where that was told long ago, which phase of
 * which event has begun. So nothing that is older than what stood there before is ever said again.
 */
export function saidDuring(news: GameEvent[], cue: Cue): { told: GameEvent } | { begun: Cue } {
  const told = toldDuring(news, cue).at(-1);
  return told && cue.phase !== "draw" && cue.phase !== "bank" ? { told } : { begun: cue };
}

/** The card that comes to somebody while a cue is shown. */
export function comingIn({ phase, event }: Cue): Coming | null {
  const card = event.card as string;
  if (phase === "draw") return { card, seat: event.seat as number, phase, from: "deck" };
  if (phase === "flip" || phase === "cover") return { card, seat: event.seat as number, phase, from: null };
  if (phase === "take") return { card, seat: event.to as number, phase, from: `seat-${event.from}` };
  return null;
}

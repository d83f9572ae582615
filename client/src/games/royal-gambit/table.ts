// The table of Royal Gambit as the server shows it, and what one can read off it.
import type { GameEvent } from "../types";

export type GambitSeat = {
  total: number;
  status: "away" | "in" | "stayed" | "bust";
  cards: string[]; // face up, oldest first
  covered: string[];
  points: number; // what the face-up cards are worth
};

export type GambitTable = {
  phase: "turn" | "resolve" | "target" | "give" | "extra_life" | "over";
  turn: number | null;
  kind: "normal" | "catch-up" | "duel";
  hand: number;
  target: number;
  seats: GambitSeat[];
  acting: { seat: number; card: string } | null;
  waiting: { seat: number; cards: string[] }[];
  deck_size: number;
  unseen: Record<string, number>;
};

export const SETS: Record<string, string> = {
  "low-straight": "A2345",
  "high-straight": "6789T",
  "royal-family": "JQK",
};

const RANKS = "A23456789TJQK";
const NUMBERED = "A23456789T";
const SUIT_COUNT = 4;

export const rankOf = (card: string): string => card[0];

export const hasRank = (cards: string[], rank: string): boolean => cards.some((card) => rankOf(card) === rank);

export const isComplete = (set: string, cards: string[]): boolean =>
  [...SETS[set]].every((rank) => hasRank(cards, rank));

/** The newest card of a rank: of several the one that is given. */
export const newestOf = (cards: string[], rank: string): string | undefined =>
  cards.findLast((card) => rankOf(card) === rank);

export type Risk = { pairing: number; left: number };

/** How many of the cards one might flip next would pair with a seat's own. */
export function riskOf(table: GambitTable, seat: number): Risk {
  const own = table.seats[seat].cards;
  const pool = nextCards(table);
  const left = [...RANKS].reduce((sum, rank) => sum + pool[rank], 0);
  const pairing = [...NUMBERED]
    .filter((rank) => hasRank(own, rank) && !(rank === "8" && canHandOn(table, seat)))
    .reduce((sum, rank) => sum + pool[rank], 0);
  return { pairing, left };
}

/** Count by rank what the next flip can bring: once the deck is empty, the cards that would be shuffled anew. */
function nextCards(table: GambitTable): Record<string, number> {
  if (table.deck_size > 0) return table.unseen;
  const pool = Object.fromEntries([...RANKS].map((rank) => [rank, SUIT_COUNT]));
  for (const seat of table.seats) {
    if (seat.status === "bust") continue;
    for (const card of [...seat.cards, ...seat.covered]) pool[rankOf(card)] -= 1;
  }
  return pool;
}

/** A second eight does no harm while somebody else can be handed it. */
const canHandOn = (table: GambitTable, seat: number): boolean =>
  table.seats.some((other, i) => i !== seat && other.status === "in" && !hasRank(other.cards, "8"));

/** Cards that came to a seat just now, in their order, so that they can be seen coming. */
export const arrivals = (news: GameEvent[]): string[] =>
  news.filter(({ event }) => ["flipped", "gave", "handed-on"].includes(event)).map(({ card }) => card as string);

/** What each seat got in the hand before this one: points, or "bust". */
export function lastHand(events: GameEvent[]): Map<number, number | "bust"> {
  const end = events.findLastIndex(({ event }) => event === "hand-ended");
  const start = events.slice(0, Math.max(end, 0)).findLastIndex(({ event }) => event === "hand-ended");
  const results = new Map<number, number | "bust">();
  for (const { event, seat, points } of events.slice(start + 1, Math.max(end, 0))) {
    if (event === "banked") results.set(seat as number, points as number);
    if (event === "busted") results.set(seat as number, "bust");
  }
  return results;
}

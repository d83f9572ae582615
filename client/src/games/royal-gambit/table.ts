// The table of Royal Gambit as the server shows it, and what one can read off it.
import type { GameEvent } from "../types";

export type GambitSeat = {
  total: number;
  status: "away" | "in" | "stayed" | "bust";
  cards: string[]; // face up, oldest first
  covered: string[];
  points: number; // what it would bank now
  sets: string[]; // which sets they complete
};

/** How many of the cards to come would make a pair, and whether a queen could cover it. */
export type Risk = { pairing: number; saved: boolean };

export type GambitTable = {
  phase: "turn" | "resolve" | "target" | "give" | "extra_life" | "over";
  turn: number | null;
  kind: "normal" | "catch-up" | "duel";
  hand: number;
  target: number;
  seats: GambitSeat[];
  acting: { seat: number; card: string } | null;
  /** While one is chosen: the card that is meant by each rank a move names. */
  meant: Record<string, string> | null;
  waiting: { seat: number; cards: string[] }[];
  deck_size: number;
  aids?: Aids;
};

/** What the next flip may do to those still in the hand, how many cards it can come from, and the sets: their ranks and points. */
export type Aids = { to_come: number; seats: (Risk | null)[]; sets: Record<string, string>; set_points: number };

export const rankOf = (card: string): string => card[0];

export const hasRank = (cards: string[], rank: string): boolean => cards.some((card) => rankOf(card) === rank);

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

// What the server sends of a game in which a card is passed round.
import type { GameEvent, Move } from "../types";

export type PassingSeat = {
  hand_size: number;
  hand: string[] | null;
  row: Record<string, number>;
  royals?: string[];
  /** The colours of the cards in the row, by animal; pure decoration. */
  colours?: Record<string, string[]>;
};
export type Passed = { path: number[]; claims: string[]; on_its_way: boolean; card: string | null };
export type PassingTable = {
  phase: string;
  turn: number | null;
  round: number;
  limit: number;
  seats: PassingSeat[];
  passed: Passed | null;
  /** Which claims are true of each card that the viewer can make claims about; by seat, of which animals one more loses, or which lost. */
  aids?: { truths: Record<string, string[]>; danger: string[][] };
  pile_size?: number;
  pile_top?: string | null;
  aside?: string[];
  payments?: number;
  last_seen?: Record<string, number>;
};

export type Offer = Move & { card?: string; to: number; claim: string };
export type Payment = Move & { cards: string[] };
export type Reveal = {
  card: string;
  truth: "truth" | "lie";
  of: number;
  judge: number;
  verdict: "believes" | "doubts";
  claim: string;
  taker: number | null;
  /** Whether the viewer knew the card before it was turned. */
  isKnown: boolean;
};

/** What stands in somebody's speech bubble. */
export type Speech = { says: string; kind: "claim" | "believes" | "doubts" };

const BEGINS = new Set(["offered", "passed", "dealt"]);

/** The last reveal, as long as no other card is on its way. */
export function lastReveal(events: GameEvent[]): Reveal | null {
  let judged: GameEvent | null = null;
  let reveal: Reveal | null = null;
  const start = events.findLastIndex(({ event }) => BEGINS.has(event));
  for (const event of events.slice(start + 1)) {
    if (event.event === "judged") judged = event;
    if (event.event === "revealed" && judged)
      reveal = {
        card: event.card as string,
        truth: event.truth as Reveal["truth"],
        of: event.of as number,
        judge: judged.seat as number,
        verdict: judged.verdict as Reveal["verdict"],
        claim: events[start].claim as string,
        taker: null,
        isKnown: wasTold(events),
      };
    if (reveal && reveal.taker === null && ["laid", "put-away", "put-aside"].includes(event.event))
      reveal.taker = event.seat as number;
  }
  return reveal;
}

/** Whether the viewer was told what the card is that was on its way last. */
function wasTold(events: GameEvent[]): boolean {
  const way = events.slice(events.findLastIndex(({ event }) => event === "offered"));
  return way.some(({ event, card }) => typeof card === "string" && (BEGINS.has(event) || event === "peeked"));
}

const SPECIALS = new Set<unknown>(["joker", "blank"]);
/** What is paid for: the special that came last in this round, and whether something was paid before it came. */
export function dueFor(events: GameEvent[]): { special: string; isAgain: boolean } {
  const round = events.slice(events.findLastIndex(({ event }) => event === "revealed"));
  const special = round.findLast(({ event, card }) => event !== "turned-up" && SPECIALS.has(card))?.card ?? "";
  return { special: special as string, isAgain: round.some(({ event }) => event === "paid") };
}

/** What is left of some cards without others; null if those are not all among them. */
function without(cards: string[], taken: string[]): string[] | null {
  const left = [...cards];
  for (const card of taken) {
    const place = left.indexOf(card);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

/** The payment that is made with just these cards. */
export const paymentOf = (moves: Payment[], paid: string[]): Payment | undefined =>
  moves.find((move) => without(move.cards, paid)?.length === 0);

/** Which cards can still be added to those one pays with. */
export const payable = (moves: Payment[], paid: string[]): string[] =>
  distinct(moves.flatMap((move) => without(move.cards, paid) ?? []));

/** Different values in their order. */
export const distinct = <Value>(values: Value[]): Value[] => [...new Set(values)];

// The hands of a game as the events tell them: what came to whom, and who banked what.
import type { GameEvent } from "../types";
import type { GambitSeat, GambitTable } from "./table";

const KINDS: Record<string, GambitTable["kind"]> = {
  "hand-began": "normal",
  "catch-up-began": "catch-up",
  "duel-began": "duel",
};

/** One hand: what lay in front of everybody, and what each of them banked in it. */
export type Hand = {
  number: number;
  kind: GambitTable["kind"];
  seats: GambitSeat[];
  /** By seat; null: nothing (yet). */
  banked: (number | null)[];
  isOver: boolean;
};

type Lying = Pick<GambitTable, "seats" | "deck_size">;

const without = (cards: string[], card: string): string[] => cards.filter((one) => one !== card);

/** What lies on the table after one more event. */
export function happen<Table extends Lying>(table: Table, event: GameEvent): Table {
  const { card, points } = event as { card?: string; points?: number } & GameEvent;
  const change = (seat: unknown, how: (one: GambitSeat) => Partial<GambitSeat>): Table => ({
    ...table,
    seats: table.seats.map((one, index) => (index === seat ? { ...one, ...how(one) } : one)),
  });
  switch (event.event) {
    case "flipped":
      return { ...change(event.seat, (one) => ({ cards: [...one.cards, card!] })), deck_size: table.deck_size - 1 };
    case "gave":
    case "handed-on":
      return {
        ...table,
        seats: table.seats.map((one, index) => {
          if (index === event.to) return { ...one, cards: [...one.cards, card!] };
          return index === event.from ? { ...one, cards: without(one.cards, card!) } : one;
        }),
      };
    case "covered":
      return change(event.seat, (one) => ({ cards: without(one.cards, card!), covered: [...one.covered, card!] }));
    case "busted":
      return change(event.seat, () => ({ status: "bust", points: 0 }));
    case "banked":
      return change(event.seat, (one) => ({ status: "stayed", points: 0, total: one.total + points! }));
    case "sat-out":
      return change(event.seat, () => ({ status: "away" }));
    case "set-completed":
      return change(event.seat, (one) => ({ sets: [...new Set([...one.sets, event.set as string])] }));
    case "shuffled":
      // The cards of those who are bust are in the new deck.
      return {
        ...table,
        deck_size: event.count as number,
        seats: table.seats.map((one) => (one.status === "bust" ? { ...one, cards: [], covered: [] } : one)),
      };
    default:
      return table;
  }
}

/** All hands that some events tell of, the last one included that goes on. */
export function handsOf(events: GameEvent[], players: number): Hand[] {
  const hands: Hand[] = [];
  for (const event of events) {
    const kind = KINDS[event.event];
    if (kind) hands.push(begin(event.hand as number, kind, players, hands.at(-1)));
    const hand = hands.at(-1);
    if (!hand || hand.isOver) continue;
    hand.seats = happen({ seats: hand.seats, deck_size: 0 }, event).seats;
    if (event.event === "banked") hand.banked[event.seat as number] = event.points as number;
    hand.isOver = event.event === "hand-ended";
  }
  return hands;
}

const begin = (number: number, kind: Hand["kind"], players: number, before: Hand | undefined): Hand => ({
  number,
  kind,
  seats: Array.from({ length: players }, (_, seat) => ({
    total: before?.seats[seat].total ?? 0,
    status: "in",
    cards: [],
    covered: [],
    points: 0,
    sets: [],
  })),
  banked: Array.from({ length: players }, () => null),
  isOver: false,
});

/** The hand before the present one, if there was one, and the present one. */
export function lastHands(events: GameEvent[], players: number): { before?: Hand; now?: Hand } {
  const begins = events.flatMap(({ event }, index) => (event in KINDS ? [index] : []));
  const hands = handsOf(events.slice(begins.at(-2) ?? 0), players);
  return { before: hands.length > 1 ? hands.at(-2) : undefined, now: hands.at(-1) };
}

// What lies on the table while something is being shown: no more of what is new than has been shown by now.
import type { Cue } from "../../shared/phases";
import type { GameEvent } from "../types";
import type { PassingSeat, PassingTable } from "./shapes";

/** The events by which a card comes to lie in a row. */
const TO_ROW = new Set(["laid", "drawn", "paid"]);

/** The animal on a card, by which it lies in a row. */
export const animalOf = (card: string): string => card.replace(/^royal-/, "");

/** The table as it is seen while one of the cues is shown: as it was, and with what the cues before it have brought. */
export function tableDuring(
  before: PassingTable,
  after: PassingTable,
  news: GameEvent[],
  cues: Cue[],
  at: number,
): PassingTable {
  const isHandedOn = cues.slice(0, at + 1).some(({ phase }) => phase === "travel" || phase === "look");
  const seats = before.seats.map((seat, index) =>
    seatDuring(
      seat,
      after.seats[index],
      cues.slice(0, at).filter(({ event }) => event.seat === index),
      cues.slice(at).some(({ event }) => event.event === "put-away" && event.seat === index),
    ),
  );
  return {
    ...before,
    seats,
    passed: isHandedOn ? after.passed : before.passed,
    ...pileDuring(before, news, cues[at].event),
  };
}

function seatDuring(before: PassingSeat, after: PassingSeat, shown: Cue[], awaitsCard: boolean): PassingSeat {
  const { hand, hand_size } = awaitsCard ? before : after;
  const seat = { ...before, hand, hand_size, row: { ...before.row } };
  for (const { event } of shown) if (TO_ROW.has(event.event)) layDown(seat, after, event as GameEvent);
  return seat;
}

function layDown(seat: PassingSeat, after: PassingSeat, { card, colour }: GameEvent): void {
  const animal = animalOf(card as string);
  // Never more than is told.
  const most = after.row[animal] ?? 0;
  if (most) seat.row[animal] = Math.min((seat.row[animal] ?? 0) + 1, most);
  if (seat.royals && animal !== card) seat.royals = [...seat.royals, animal];
  if (colour) seat.colours = { ...seat.colours, [animal]: [...(seat.colours?.[animal] ?? []), colour as string] };
}

/** The penalty pile without what has been drawn from it; the next card is turned up as soon as one is gone. */
function pileDuring(before: PassingTable, news: GameEvent[], now: Cue["event"]): Partial<PassingTable> {
  const drawn = news.slice(0, news.indexOf(now) + 1).filter(({ event }) => event === "drawn");
  if (before.pile_size === undefined || !drawn.length) return {};
  const next = news.slice(news.indexOf(drawn.at(-1)!)).find(({ event }) => event === "turned-up");
  return { pile_size: before.pile_size - drawn.length, pile_top: (next?.card as string | undefined) ?? null };
}

/** Where a card can be: where the card lies that is passed round, the pile, what was put aside, or with a seat. */
export type Place = "story" | "pile" | "aside" | { seat: number; at: "hand" | "row"; animal?: string };
/** The way of a card that is seen, or known to the viewer; null: only its back. */
export type Flight = { card: string | null; colour?: string; from: Place; to: Place };

/** The way a card goes while a cue is shown; `known` is what the viewer knows of the card on its way. */
export function flightOf({ phase, event }: Cue, news: GameEvent[], known: string | null): Flight | null {
  const hand: Place = { seat: event.seat as number, at: "hand" };
  if (phase === "travel") return { card: known, from: hand, to: "story" };
  if (phase !== "take") return null;
  const card = event.card as string;
  const from = isDrawn(event, news) ? "pile" : event.event === "paid" ? hand : "story";
  const row: Place = { seat: event.seat as number, at: "row", animal: animalOf(card) };
  const to = event.event === "put-aside" ? "aside" : event.event === "put-away" ? hand : row;
  return { card, colour: event.colour as string | undefined, from, to };
}

/** Whether a card comes from the penalty pile: it is drawn, or was drawn just before it is put somewhere else. */
const isDrawn = (event: Cue["event"], news: GameEvent[]): boolean =>
  event.event === "drawn" || news[news.indexOf(event) - 1]?.event === "drawn";

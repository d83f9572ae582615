// What lies on the table while something is being shown: no more of what is new than has been shown by now.
import type { Cue } from "../../shared/phases";
import { SPECIES, type Card, type Frame, type SeatView, type Species, type View } from "./shapes";

type Happened = Cue["event"];
/** An event that brings an animal from somewhere to somewhere. */
type Moving = Happened & { card: Species; seat: number; from: number; to: number };

/** The table as it is seen while one of the cues is shown: as it was, and with what the cues before it have brought. */
export function tableDuring(before: View, after: View, cues: Cue[], at: number): View {
  const now = cues[at].event;
  const done = new Set(cues.slice(0, at).map(({ event }) => event));
  done.delete(now);
  const seats = before.seats.map((seat, index) => {
    const { hand, hand_size } = after.seats[index];
    const shown: SeatView = { ...seat, hand, hand_size, menagerie: { ...seat.menagerie } };
    for (const event of done) move(shown, index, event, { hasCome: true });
    move(shown, index, now, { hasCome: false });
    return shown;
  });
  const laid = cues.slice(0, at + 1).filter(({ event }) => event.event === "laid");
  return {
    ...before,
    seats,
    deck_size: after.deck_size,
    turn: (now.seat as number | undefined) ?? before.turn,
    taken: now.event === "gifted" ? null : before.taken,
    stack: laid.length
      ? layOut(
          after.stack,
          laid.map(({ event }) => event.card as Card),
        )
      : before.stack,
  };
}

/** The table at the end while roles are turned up one by one: as it is, but for those that are still secret. */
export const tableAtEnd = (before: View, after: View, turned: number[]): View => ({
  ...after,
  phase: before.phase,
  seats: after.seats.map((seat, index) => ({
    ...seat,
    role: turned.includes(index) ? seat.role : before.seats[index].role,
  })),
  aids: after.aids && {
    ...after.aids,
    roles: before.aids?.roles?.map((role, seat) => (turned.includes(seat) ? after.seats[seat].role : role)),
  },
});

/** Let the animals of an event leave a seat's pens, and come into them once they have. */
function move(seat: SeatView, index: number, event: Happened, { hasCome }: { hasCome: boolean }): void {
  const { card, from, to } = event as Moving;
  const taker = event.event === "stolen" ? event.seat : to;
  if (hasCome && event.event === "stampede" && event.seat === index)
    for (const species of SPECIES) count(seat, species, -1);
  if (from === index) count(seat, card, -1);
  if (hasCome && taker === index) count(seat, card, 1);
}

function count(seat: SeatView, species: Species, difference: number): void {
  seat.menagerie[species] = Math.max((seat.menagerie[species] ?? 0) + difference, 0);
}

/** The newest Bazaar with no more cards than have been laid out. */
const layOut = (stack: Frame[], cards: Card[]): Frame[] =>
  stack.map((frame, depth) => (depth === stack.length - 1 ? { ...frame, cards } : frame));

/** Where a card can be: with a player, in one of their pens, or among the discards. */
export type Place = "discards" | { seat: number; species?: Species };
/** The way of a card, or where it lies; `isOpen`: everybody sees what it is. */
export type Flight = { card: Card; isOpen: boolean; from: Place; to: Place };

/** The way a card goes while a cue is shown; `known`: the viewer knows the card, or everybody does. */
export function flightOf({ phase, event }: Cue, known: boolean): Flight | null {
  const { card, seat, from, to } = event as Moving;
  switch (event.event) {
    case "gifted": {
      const pen = { seat: to, species: card };
      return phase === "travel"
        ? { card, isOpen: known, from: { seat }, to: pen }
        : { card, isOpen: true, from: pen, to: pen };
    }
    case "shot":
      return { card, isOpen: true, from: { seat: from, species: card }, to: "discards" };
    case "stolen":
      return { card, isOpen: true, from: { seat: from, species: card }, to: { seat, species: card } };
    case "traded":
      return { card, isOpen: true, from: { seat: from, species: card }, to: { seat: to, species: card } };
    default:
      return null;
  }
}

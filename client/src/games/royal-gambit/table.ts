// The table of Royal Gambit as the server shows it, and what one can read off it.

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
  /** How many cards of each rank the deck has. */
  unseen: Record<string, number>;
  aids?: Aids;
};

export type Chase = { seat: number; needed: number; stay: "loses" | "ties" | "leads" };

export type Aids = {
  /** What the next flip may do to those still in the hand, and how many cards it can come from. */
  to_come: number;
  seats: (Risk | null)[];
  /** The sets: their ranks and points. */
  sets: Record<string, string>;
  set_points: number;
  /** What each face-up card adds to what its seat banks, in the order of its cards. */
  worth?: (number[] | null)[];
  /** Cards of which their seat has more than one, and those that a queen would turn face down. */
  pairs?: string[];
  cover?: string[] | null;
  /** What would be banked with the cards that are left by then. */
  cover_points?: number | null;
  /** In a catch-up: whom each seat chases, how many points more it needs, and what staying now comes to. */
  chase?: (Chase | null)[];
};

export const rankOf = (card: string): string => card[0];
/** A rank as it is printed on a card. */
export const labelOf = (rank: string): string => (rank === "T" ? "10" : rank);

export const hasRank = (cards: string[], rank: string): boolean => cards.some((card) => rankOf(card) === rank);

/** How what a seat banks adds up, from what is told of its cards: numbered cards one by one, kings, sets. */
export type Bank = { numbers: number[]; kings: number; sets: number };

export function bankOf(seat: GambitSeat, worth: number[] | null | undefined, setPoints: number): Bank | null {
  if (!worth) return null;
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const isKing = (_: number, place: number) => rankOf(seat.cards[place] ?? "") === "K";
  return {
    numbers: worth.filter((one, place) => one && !isKing(one, place)),
    kings: sum(worth.filter(isKing)),
    sets: seat.sets.length * setPoints,
  };
}

/** Such a bank in signs, as short as it can be: "3 + 5", or "8 + ♚8 + ★5". */
export function spellBank({ numbers, kings, sets }: Bank): string {
  if (!kings && !sets) return numbers.join(" + ");
  const all = numbers.reduce((sum, one) => sum + one, 0);
  return [all ? `${all}` : "", kings ? `♚${kings}` : "", sets ? `★${sets}` : ""].filter(Boolean).join(" + ");
}

// What a card does is told by its rank; most ranks have it in common with others.
const ALIKE: Record<string, string> = { A: "points", 2: "points", 3: "points", 4: "points", 5: "points" };
const BRICKS = "69T";
/** The key of what there is to say about a card. */
export const helpKey = (card: string): string =>
  `help-card-${ALIKE[rankOf(card)] ?? (BRICKS.includes(rankOf(card)) ? "brick" : rankOf(card))}`;

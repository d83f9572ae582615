// The table as the server sends it (view.py of the game), and the orders in which things are shown.

export const SPECIES = ["tortoise", "tiger", "ibis", "komodo", "antelope", "mammoth"] as const;
export const ACTIONS = ["shoot", "steal", "trade", "bazaar", "windfall"] as const;
export type Species = (typeof SPECIES)[number];
export type Card = Species | (typeof ACTIONS)[number];
export type Role = "vizier" | "loyalist" | "conspirator";

export type SeatView = {
  role: Role | null;
  hand_size: number;
  hand: Card[] | null;
  menagerie: Partial<Record<Species, number>>;
  points: number;
};

/** The turn or an open action: whose it is, who plays or takes next, how many are left to play or take. */
export type Frame = {
  action: "turn" | "bazaar" | "windfall";
  seat: number;
  next: number;
  left: number;
  cards: Card[] | null;
};

export type View = {
  phase: "play" | "play_taken" | "take" | "over";
  turn: number | null;
  active: number | null;
  end_stage: boolean;
  seats: SeatView[];
  deck_size: number;
  discards: Partial<Record<Card, number>>;
  taken: Card | null;
  bazaar: Card[] | null;
  stack: Frame[];
  /** The points of the two teams when the game is over. */
  sums: { court: number; conspirators: number } | null;
  aids?: Aids;
};

export type Aids = {
  /** How many of a species there is room for, and how many species make a stampede. */
  room: number;
  species: number;
  /** By seat: which species would bring a stampede, and which pens are full and worth nothing. */
  stampede: Species[][];
  full: Species[][];
  /** By seat, species that leaves and species that comes, none of them last: how points would change. */
  changes?: ((number | null)[] | null)[][] | null;
  /** By seat: its role, also where that follows from the others'. */
  roles?: (Role | null)[];
};

/** Count equal cards, keeping the order in which they first appear. */
export function grouped(cards: Card[]): { card: Card; count: number }[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

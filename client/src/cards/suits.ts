/** The four suits as outlines around 0, 0, within 10 units each way. */
export const SUITS = {
  h: {
    outline:
      "M0 9.5C-6 4-10 .5-10-4.2-10-7.6-7.6-9.5-5-9.5-2.6-9.5-.8-8 0-5.8.8-8 2.6-9.5 5-9.5 7.6-9.5 10-7.6 10-4.2 10 .5 6 4 0 9.5z",
    colour: "var(--danger)",
  },
  d: { outline: "M0-10.5L7.6 0 0 10.5-7.6 0z", colour: "var(--danger)" },
  s: {
    outline:
      "M0-10C6-4.6 9.6-1.6 9.6 2.4 9.6 5.4 7.4 7 5.2 7 3.4 7 1.8 6 1.1 4.4 1.2 7 2 8.8 3.8 10H-3.8C-2 8.8-1.2 7-1.1 4.4-1.8 6-3.4 7-5.2 7-7.4 7-9.6 5.4-9.6 2.4-9.6-1.6-6-4.6 0-10z",
    colour: "var(--ink)",
  },
  c: {
    outline:
      "M0-10A4.6 4.6 0 0 1 3.2-2.1 4.6 4.6 0 1 1 1.1 4.6C1.2 7 2 8.8 3.8 10H-3.8C-2 8.8-1.2 7-1.1 4.6A4.6 4.6 0 1 1-3.2-2.1 4.6 4.6 0 0 1 0-10z",
    colour: "var(--ink)",
  },
} as const;

export type Suit = keyof typeof SUITS;

// The pips keep clear of the index at the left, which is all one sees of a card in a fan.
const LEFT = 49,
  MIDDLE = 65,
  RIGHT = 81;
const BOTH = [LEFT, RIGHT];
const row = (y: number, columns: number[]) => columns.map((x) => [x, y] as const);

/** Where the pips of a numbered card lie. */
export const PIPS: Record<string, (readonly [number, number])[]> = {
  A: row(70, [MIDDLE]),
  "2": [...row(30, [MIDDLE]), ...row(110, [MIDDLE])],
  "3": [...row(30, [MIDDLE]), ...row(70, [MIDDLE]), ...row(110, [MIDDLE])],
  "4": [...row(30, BOTH), ...row(110, BOTH)],
  "5": [...row(30, BOTH), ...row(70, [MIDDLE]), ...row(110, BOTH)],
  "6": [...row(30, BOTH), ...row(70, BOTH), ...row(110, BOTH)],
  "7": [...row(30, BOTH), ...row(50, [MIDDLE]), ...row(70, BOTH), ...row(110, BOTH)],
  "8": [...row(30, BOTH), ...row(50, [MIDDLE]), ...row(70, BOTH), ...row(90, [MIDDLE]), ...row(110, BOTH)],
  "9": [...row(26, BOTH), ...row(55, BOTH), ...row(70, [MIDDLE]), ...row(85, BOTH), ...row(114, BOTH)],
  T: [
    ...row(26, BOTH),
    ...row(40, [MIDDLE]),
    ...row(55, BOTH),
    ...row(85, BOTH),
    ...row(100, [MIDDLE]),
    ...row(114, BOTH),
  ],
};

import { expect, test } from "vitest";
import { outcome, question, waiting } from "../../src/games/royal-menagerie/asks";
import { animalPart, cardPart } from "../../src/games/royal-menagerie/choice";
import type { View } from "../../src/games/royal-menagerie/shapes";

/** A speaker that tells which text it was asked for, and with what. */
const SPEECH = {
  t: (key: string, fields = {}) =>
    [key, ...Object.entries(fields).map(([name, value]) => `${name}=${value}`)].join(" "),
  word: (one: string) => one.toUpperCase(),
  nameOf: (seat: number) => ["Ada", "Bo", "Cy", "Di"][seat],
};
const view = (more: Partial<View>): View => ({ phase: "play", turn: 1, stack: [], taken: null, ...more }) as View;
const MOVES = [
  { do: "gift", card: "ibis", to: 1 },
  { do: "gift", card: "ibis", to: 2 },
  { do: "steal", card: "tiger", from: 3 },
  { do: "trade", a: [0, "ibis"], b: [1, "tiger"] },
];
const ask = (picked: string[], more: Partial<View> = {}) => question(view(more), MOVES, picked, SPEECH);
const frame = (left: number) => ({ action: "windfall", seat: 0, next: 0, left, cards: null }) as View["stack"][number];

test("first one is asked for a card, or how many more", () => {
  expect(ask([])).toBe("ask.play");
  expect(ask([], { stack: [frame(2)] })).toBe("ask.play.more left=2");
  expect(ask([], { phase: "take" })).toBe("ask.take");
});

test("then for what goes with it, and of a trade for one animal after the other", () => {
  expect(ask([cardPart("ibis")])).toBe("ask.gift card=IBIS");
  expect(ask([cardPart("trade")])).toBe("ask.trade.first");
  expect(ask([cardPart("trade"), animalPart(0, "ibis")])).toBe("ask.trade.second card=IBIS name=Ada");
});

test("what is chosen is told whole before it is played", () => {
  expect(ask([cardPart("steal"), animalPart(3, "tiger")])).toBe("sure.steal card=TIGER name=Di");
  expect(ask([cardPart("trade"), animalPart(0, "ibis"), animalPart(1, "tiger")])).toBe(
    "sure.trade name=Ada card=IBIS owner=Bo other=TIGER",
  );
});

test("the others are told whom they wait for", () => {
  expect(waiting(view({}), SPEECH)).toBe("wait.play name=Bo");
  expect(waiting(view({ phase: "play_taken", taken: "ibis" }), SPEECH)).toBe("wait.taken name=Bo card=IBIS");
});

test("an end has one winner, two or none", () => {
  const result = (winners: number[]) => outcome({ winners, losers: [], reason: "points", scores: null }, SPEECH);
  expect(result([])).toBe("over.nobody reason=POINTS");
  expect(result([2])).toBe("over.won names=Cy reason=POINTS");
  expect(result([0, 3])).toBe("over.won names=names first=Ada second=Di reason=POINTS");
});

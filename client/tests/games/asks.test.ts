import { beforeAll, expect, test } from "vitest";
import { question, waiting } from "../../src/games/royal-menagerie/asks";
import { animalPart, cardPart } from "../../src/games/royal-menagerie/choice";
import type { View } from "../../src/games/royal-menagerie/shapes";
import type { Fields } from "../../src/text";
import { loadHouse } from "../../src/text/house";

let keys: { has: (key: string) => boolean };
beforeAll(async () => void (keys = (await loadHouse("en")).menagerie));

/** A speaker that tells which of the texts it was asked for, and with what. */
const SPEECH = {
  t: (key: string, fields: Fields = {}) =>
    [keys.has(key) ? key : "nothing", ...Object.entries(fields).map(([name, value]) => `${name}=${value}`)].join(" "),
  word: (one: string) => one.toUpperCase(),
  who: (seat: number, field = "name"): Fields => ({ [field]: ["Ada", "Bo", "Cy", "Di"][seat] }),
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
  expect(ask([])).toBe("ask-play");
  expect(ask([], { stack: [frame(2)] })).toBe("ask-play-more left=2");
  expect(ask([], { phase: "take" })).toBe("ask-take");
});

test("then for what goes with it, and of a trade for one animal after the other", () => {
  expect(ask([cardPart("ibis")])).toBe("ask-gift card=IBIS");
  expect(ask([cardPart("trade")])).toBe("ask-trade-first");
  expect(ask([cardPart("trade"), animalPart(0, "ibis")])).toBe("ask-trade-second card=IBIS name=Ada");
});

test("what is chosen is told whole before it is played", () => {
  expect(ask([cardPart("steal"), animalPart(3, "tiger")])).toBe("sure-steal card=TIGER name=Di");
  expect(ask([cardPart("trade"), animalPart(0, "ibis"), animalPart(1, "tiger")])).toBe(
    "sure-trade name=Ada card=IBIS owner=Bo other=TIGER",
  );
});

test("the others are told whom they wait for", () => {
  expect(waiting(view({}), SPEECH)).toBe("wait-play name=Bo");
  expect(waiting(view({ phase: "play_taken", taken: "ibis" }), SPEECH)).toBe("wait-taken name=Bo card=IBIS");
});

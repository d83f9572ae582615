import { describe, expect, test } from "vitest";
import * as choice from "../../src/games/royal-menagerie/choice";
import { changesIn } from "../../src/games/royal-menagerie/happened";
import { grouped } from "../../src/games/royal-menagerie/shapes";

const gift = (card: string, to: number) => ({ do: "gift", card, to });
const trade = (a: [number, string], b: [number, string]) => ({ do: "trade", a, b });
const MOVES = [
  gift("ibis", 1),
  gift("ibis", 2),
  gift("tiger", 1),
  { do: "bazaar" },
  trade([0, "ibis"], [1, "tiger"]),
  trade([0, "ibis"], [2, "komodo"]),
];
const { animalPart, cardPart, matPart } = choice;

describe("a move is chosen part by part", () => {
  test("first its card, then what goes with it", () => {
    expect([...choice.nextParts(MOVES, [])]).toEqual(["ibis", "tiger", "bazaar", "trade"].map(cardPart));
    expect([...choice.nextParts(MOVES, [cardPart("ibis")])]).toEqual([matPart(1), matPart(2)]);
    expect([...choice.nextParts(MOVES, [cardPart("trade"), animalPart(0, "ibis")])]).toEqual([
      animalPart(1, "tiger"),
      animalPart(2, "komodo"),
    ]);
  });

  test("the animals of a trade can be picked in any order", () => {
    const picked = [cardPart("trade"), animalPart(2, "komodo"), animalPart(0, "ibis")];
    expect(choice.completeMove(MOVES, picked)).toBe(MOVES[5]);
  });

  test("it is complete with all its parts and not before", () => {
    expect(choice.completeMove(MOVES, [cardPart("bazaar")])).toBe(MOVES[3]);
    expect(choice.completeMove(MOVES, [cardPart("ibis")])).toBeNull();
    expect(choice.completeMove(MOVES, [])).toBeNull();
  });

  test("another target or another card can be pressed instead, but not what is picked", () => {
    const open = choice.openParts(MOVES, [cardPart("ibis"), matPart(1)]);
    expect(open).toContain(matPart(2));
    expect(open).toContain(cardPart("tiger"));
    expect(open).not.toContain(matPart(1));
  });

  test("pressing a part again takes it back with all that came after it", () => {
    expect(choice.afterPress(MOVES, [cardPart("ibis"), matPart(1)], cardPart("ibis"))).toEqual([]);
    expect(choice.afterPress(MOVES, [cardPart("ibis"), matPart(1)], matPart(1))).toEqual([cardPart("ibis")]);
  });

  test("pressing another part changes as little as it can", () => {
    const picked = [cardPart("ibis"), matPart(1)];
    expect(choice.afterPress(MOVES, picked, matPart(2))).toEqual([cardPart("ibis"), matPart(2)]);
    expect(choice.afterPress(MOVES, picked, cardPart("tiger"))).toEqual([cardPart("tiger")]);
    expect(choice.afterPress(MOVES, picked, matPart(3))).toBe(picked);
  });

  test("a card that is the only one is picked already", () => {
    expect(choice.forcedPart([gift("ibis", 1), gift("ibis", 2)])).toEqual([cardPart("ibis")]);
    expect(choice.forcedPart(MOVES)).toEqual([]);
  });
});

test("animals come and go where events say so", () => {
  const { came, left, stampedes } = changesIn([
    { event: "gifted", seat: 0, to: 1, card: "ibis" },
    { event: "stolen", seat: 2, from: 1, card: "tiger" },
    { event: "shot", seat: 0, from: 3, card: "komodo" },
  ]);
  expect([...came]).toEqual([animalPart(1, "ibis"), animalPart(2, "tiger")]);
  expect([...left]).toEqual([animalPart(1, "tiger"), animalPart(3, "komodo")]);
  expect(stampedes.size).toBe(0);
});

test("a stampede empties every pen of its mat", () => {
  const { left, stampedes } = changesIn([{ event: "stampede", seat: 2 }]);
  expect([...stampedes]).toEqual([2]);
  expect(left.size).toBe(6);
});

test("equal cards are counted, in the order in which they first appear", () => {
  expect(grouped(["ibis", "shoot", "ibis"])).toEqual([
    { card: "ibis", count: 2 },
    { card: "shoot", count: 1 },
  ]);
});

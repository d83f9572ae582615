import { describe, expect, test } from "vitest";
import * as choice from "../../src/games/royal-menagerie/choice";
import { changesIn, forcedIn } from "../../src/games/royal-menagerie/happened";
import { effectsOf, signed } from "../../src/games/royal-menagerie/effects";
import { grouped, type View } from "../../src/games/royal-menagerie/shapes";
import { flightOf, tableAtEnd, tableDuring } from "../../src/games/royal-menagerie/staging";
import { cuesOf } from "../../src/shared/phases";

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

describe("what a move changes in points is what is told", () => {
  const row = (...numbers: (number | null)[]) => [...numbers, ...Array(7 - numbers.length).fill(null)];
  // Nobody's rules: by seat, species that leaves (none: the last), species that comes (none: the last).
  const told = (leaving: number, ...rest: number[]) => [
    row(...rest, leaving),
    ...Array(5).fill(null),
    [...rest, ...Array(6 - rest.length).fill(null), 0],
  ];
  const aids = { room: 3, species: 6, stampede: [], full: [], changes: [told(-40, 11), told(-50, 12, 13)] } as any;

  test("for whoever gets a gift, and for both sides of a theft, one's own first", () => {
    expect(effectsOf(gift("tiger", 1), 0, aids)).toEqual([{ seat: 1, change: 13 }]);
    expect(effectsOf({ do: "steal", from: 1, card: "tortoise" }, 0, aids)).toEqual([{ seat: 0, change: 11 }]);
    aids.changes[1][0][6] = -7;
    expect(effectsOf({ do: "steal", from: 1, card: "tortoise" }, 0, aids)).toEqual([
      { seat: 0, change: 11 },
      { seat: 1, change: -7 },
    ]);
  });

  test("nothing is told of what is not", () => {
    expect(effectsOf(gift("ibis", 2), 0, aids)).toEqual([]);
    expect(effectsOf(gift("ibis", 1), 0, undefined)).toEqual([]);
    expect(effectsOf({ do: "bazaar" }, 0, aids)).toEqual([]);
  });

  test("with a sign", () => {
    expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "0"]);
  });
});

describe("while something is being shown", () => {
  const seat = (menagerie: Record<string, number>, hand_size = 3) => ({
    role: null,
    hand: null,
    hand_size,
    menagerie,
    points: 0,
  });
  const table = (...seats: ReturnType<typeof seat>[]) =>
    ({ phase: "play", turn: 0, seats, stack: [], taken: null }) as any as View;
  const pens = (view: View, number: number) => view.seats[number].menagerie;

  test("a gift travels face down, is turned over, and only then in its pen", () => {
    const event = { event: "gifted", seat: 0, to: 1, card: "ibis" };
    const cues = cuesOf([event]);
    expect(cues.map(({ phase }) => phase)).toEqual(["travel", "show"]);
    const [before, after] = [table(seat({}), seat({ ibis: 1 })), table(seat({}, 2), seat({ ibis: 2 }))];
    for (const at of [0, 1]) expect(pens(tableDuring(before, after, cues, at), 1)).toEqual({ ibis: 1 });
    expect(flightOf(cues[0], false)).toMatchObject({
      isOpen: false,
      from: { seat: 0 },
      to: { seat: 1, species: "ibis" },
    });
    expect(flightOf(cues[1], false)).toMatchObject({ isOpen: true });
  });

  test("an animal that is stolen has left and not come yet; a stampede comes after it", () => {
    const cues = cuesOf([
      { event: "stolen", seat: 0, from: 1, card: "tiger" },
      { event: "stampede", seat: 0 },
    ]);
    expect(cues.map(({ phase }) => phase)).toEqual(["take", "rush"]);
    const before = table(seat({ ibis: 2 }), seat({ tiger: 1 }));
    const during = (at: number) => tableDuring(before, before, cues, at);
    expect([pens(during(0), 0), pens(during(0), 1)]).toEqual([{ ibis: 2 }, { tiger: 0 }]);
    expect(pens(during(1), 0)).toEqual({ ibis: 2, tiger: 1 });
  });

  test("at the end roles are turned up one by one, and all else is as it is", () => {
    const roles = (...all: (string | null)[]) => all.map((role) => ({ ...seat({}), role }));
    const before = { ...table(), seats: roles("vizier", null), aids: { roles: ["vizier", null] } } as any as View;
    const after = {
      ...table(),
      seats: roles("vizier", "loyalist"),
      aids: { roles: ["vizier", "loyalist"] },
    } as any as View;
    const known = [[0], [0, 1]]
      .map((turned) => tableAtEnd(before, after, turned))
      .map(({ seats, aids }) => [seats[1].role, aids!.roles![1]]);
    expect(known).toEqual([
      [null, null],
      ["loyalist", "loyalist"],
    ]);
  });

  test("the cards of a Bazaar are laid out one by one", () => {
    const cues = cuesOf([
      { event: "laid", card: "ibis" },
      { event: "laid", card: "tiger" },
    ]);
    const after = { ...table(seat({})), stack: [{ action: "bazaar", cards: ["ibis", "tiger"] }] } as any as View;
    const shown = cues.map((_, at) => tableDuring(table(seat({})), after, cues, at).stack.at(-1)!.cards);
    expect(shown).toEqual([["ibis"], ["ibis", "tiger"]]);
  });
});

describe("what was done without a choice", () => {
  const took = { event: "took", seat: 1, card: "windfall" };
  const windfall = { event: "windfall", seat: 1 };
  const traded = (from: number, to: number) => ({ event: "traded", seat: 1, from, to, card: "ibis" });

  test("is all but the decision that a step begins with", () => {
    expect(forcedIn([took, windfall], 1)).toEqual([1]);
    expect(forcedIn([{ event: "gifted", seat: 0, to: 2, card: "ibis" }, took, windfall], 1)).toEqual([1, 2]);
  });
  test("is not what somebody else did, and not what nobody does", () => {
    expect(forcedIn([took, windfall, { event: "drawn", seat: 0 }], 0)).toEqual([]);
  });
  test("is a trade as a whole", () => {
    expect(forcedIn([traded(0, 2), traded(2, 0)], 1)).toEqual([]);
    expect(forcedIn([took, traded(0, 2), traded(2, 0)], 1)).toEqual([1]);
  });
});

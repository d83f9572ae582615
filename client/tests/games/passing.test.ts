import { describe, expect, test } from "vitest";
import { dueFor, lastReveal, payable, paymentOf, type Payment } from "../../src/games/cockroach-poker/shapes";

const REVEALED = { event: "revealed", card: "bat", truth: "lie", of: 1 };

describe("the last reveal", () => {
  test("says who judged what and how, whose card it was and who got it", () => {
    const events = [
      { event: "offered", seat: 1, claim: "rat" },
      { event: "judged", seat: 2, verdict: "doubts" },
      REVEALED,
      { event: "laid", seat: 1 },
      { event: "laid", seat: 3 },
    ];
    expect(lastReveal(events)).toEqual({
      card: "bat",
      truth: "lie",
      of: 1,
      judge: 2,
      verdict: "doubts",
      claim: "rat",
      taker: 1,
      isKnown: false,
    });
  });

  test("says whether one knew the card, however often it was passed on since", () => {
    const passed = { event: "passed", seat: 2, claim: "fly" };
    const rest = [{ event: "judged", seat: 3, verdict: "believes" }, REVEALED];
    const mine = { event: "offered", seat: 1, claim: "rat", card: "bat" };
    expect(lastReveal([mine, passed, ...rest])?.isKnown).toBe(true);
    const theirs = { event: "offered", seat: 0, claim: "rat" };
    expect(lastReveal([theirs, { event: "peeked", seat: 1, card: "bat" }, passed, ...rest])?.isKnown).toBe(true);
    expect(lastReveal([mine, ...rest, theirs, passed, ...rest])?.isKnown).toBe(false);
  });

  test("is gone as soon as another card is on its way", () => {
    expect(lastReveal([{ event: "judged", seat: 2 }, REVEALED, { event: "offered", seat: 1 }])).toBeNull();
    expect(lastReveal([])).toBeNull();
  });
});

describe("paying", () => {
  const pay = (...cards: string[]): Payment => ({ do: "pay", cards });
  const moves = [pay("bat"), pay("fly", "fly"), pay("fly", "rat")];

  test("the cards that can be added are those of a payment that is begun", () => {
    expect(payable(moves, [])).toEqual(["bat", "fly", "rat"]);
    expect(payable(moves, ["fly"])).toEqual(["fly", "rat"]);
    expect(payable(moves, ["fly", "fly"])).toEqual([]);
  });

  test("a payment is made by just its cards, in any order", () => {
    expect(paymentOf(moves, ["rat", "fly"])).toBe(moves[2]);
    expect(paymentOf(moves, ["fly"])).toBeUndefined();
    expect(paymentOf(moves, ["bat", "bat"])).toBeUndefined();
  });

  test("what is paid for is the special that came last in this round", () => {
    const joker = { event: "revealed", card: "joker" };
    expect(dueFor([joker])).toEqual({ special: "joker", isAgain: false });
    expect(dueFor([joker, { event: "paid", seat: 1 }, { event: "drew", card: "blank" }])).toEqual({
      special: "blank",
      isAgain: true,
    });
    expect(dueFor([joker, { event: "turned-up", card: "blank" }]).special).toBe("joker");
  });
});

import { describe, expect, test } from "vitest";
import type { PassingTable } from "../../src/games/cockroach-poker/shapes";
import { flightOf, tableDuring } from "../../src/games/cockroach-poker/staging";
import { cuesOf } from "../../src/shared/phases";

const seat = (row: Record<string, number>, hand_size = 5) => ({ row, hand_size, hand: null });
const table = (rows: Array<Record<string, number>>, more: Partial<PassingTable> = {}): PassingTable => ({
  phase: "judge",
  turn: 1,
  round: 1,
  limit: 4,
  seats: rows.map((row) => seat(row)),
  passed: { path: [0, 1], claims: ["bat"], on_its_way: true, card: null },
  ...more,
});
const judged = { event: "judged", seat: 1, of: 0, verdict: "doubts" };
const revealed = (card: string) => ({ event: "revealed", of: 0, card, truth: "lie" });

describe("what lies on the table while a reveal is shown", () => {
  const news = [judged, revealed("rat"), { event: "laid", seat: 0, card: "rat", colour: "blue" }];
  const before = table([{ rat: 1 }, {}]);
  const after = table([{ rat: 2 }, {}], { turn: 0, passed: null });
  const cues = cuesOf(news);

  test("is what lay there before, until the card has come to whoever takes it", () => {
    for (const at of cues.keys()) {
      const shown = tableDuring(before, after, news, cues, at);
      expect([shown.seats[0].row, shown.turn, shown.passed?.on_its_way]).toEqual([{ rat: 1 }, 1, true]);
    }
  });

  test("the card goes from where it lies to its animal in the taker's row", () => {
    expect(flightOf(cues.at(-1)!, news, null)).toEqual({
      card: "rat",
      colour: "blue",
      from: "story",
      to: { seat: 0, at: "row", animal: "rat" },
    });
    expect(cues.slice(0, -1).map((cue) => flightOf(cue, news, null))).toEqual([null, null, null]);
  });
});

test("a royal lies in the row before its penalty card comes, and the next one is turned up when that is drawn", () => {
  const news = [
    judged,
    revealed("royal-rat"),
    { event: "laid", seat: 0, card: "royal-rat" },
    { event: "drawn", seat: 0, card: "fly" },
    { event: "turned-up", card: "toad" },
  ];
  const seats = [
    { ...seat({}), royals: [] },
    { ...seat({}), royals: [] },
  ];
  const before = table([], { seats, pile_size: 7, pile_top: "fly" });
  const after = table([], { seats: [{ ...seat({ rat: 1, fly: 1 }), royals: ["rat"] }, seats[1]], pile_size: 6 });
  const cues = cuesOf(news);
  const [taken, drawn] = [3, 4].map((at) => tableDuring(before, after, news, cues, at));
  expect([taken.seats[0].row, taken.pile_size, taken.pile_top]).toEqual([{}, 7, "fly"]);
  expect([drawn.seats[0].row, drawn.seats[0].royals]).toEqual([{ rat: 1 }, ["rat"]]);
  expect([drawn.pile_size, drawn.pile_top]).toEqual([6, "toad"]);
  expect(flightOf(cues[4], news, null)?.from).toBe("pile");
});

test("a special goes to the hand, which has it only then; a payment comes from there", () => {
  const news = [judged, revealed("joker"), { event: "put-away", seat: 1, card: "joker" }];
  const before = table([{}, {}]);
  const after = { ...table([{}, {}]), seats: [seat({}), seat({}, 6)] };
  const cues = cuesOf(news);
  expect(tableDuring(before, after, news, cues, 3).seats[1].hand_size).toBe(5);
  expect(flightOf(cues[3], news, null)?.to).toEqual({ seat: 1, at: "hand" });
  const paid = [{ event: "paid", seat: 1, card: "rat" }];
  expect(flightOf(cuesOf(paid)[0], paid, null)?.from).toEqual({ seat: 1, at: "hand" });
});

test("a card on its way shows its back, but to those who know it", () => {
  const news = [{ event: "offered", seat: 2, to: 1, claim: "bat" }];
  const [cue] = cuesOf(news);
  expect(flightOf(cue, news, null)).toEqual({ card: null, from: { seat: 2, at: "hand" }, to: "story" });
  expect(flightOf(cue, news, "rat")?.card).toBe("rat");
});

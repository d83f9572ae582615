import { expect, test } from "vitest";
import { handsOf, happen, lastHands } from "../../src/games/royal-gambit/hands";
import { comingIn, saidDuring, tableDuring } from "../../src/games/royal-gambit/staging";
import {
  bankOf,
  hasRank,
  spellBank,
  type Aids,
  type GambitSeat,
  type GambitTable,
} from "../../src/games/royal-gambit/table";
import { cuesOf } from "../../src/shared/phases";

const seat = (fields: Partial<GambitSeat> = {}): GambitSeat => ({
  total: 0,
  status: "in",
  cards: [],
  covered: [],
  points: 0,
  sets: [],
  ...fields,
});
const lying = (...seats: GambitSeat[]) => ({ seats, deck_size: 9 }) as unknown as GambitTable;
const BEGAN = { event: "hand-began", hand: 1, seat: 0 };
const ENDED = { event: "hand-ended", hand: 1 };

test("a hand has a rank if one of its cards has it, of whatever suit", () => {
  expect(hasRank(["7h", "Kd"], "K")).toBe(true);
  expect(hasRank(["7h"], "K")).toBe(false);
});

test("a bank adds up from what is told of each card, kings and sets apart", () => {
  const hand = seat({ cards: ["3h", "Kd", "5c", "9s"], sets: ["royal-family"] });
  const bank = bankOf(hand, [3, 8, 5, 0], 5)!;
  expect(bank).toEqual({ numbers: [3, 5], kings: 8, sets: 5 });
  expect(spellBank(bank)).toBe("8 + ♚8 + ★5");
  expect(spellBank({ numbers: [3, 5], kings: 0, sets: 0 })).toBe("3 + 5");
  expect(bankOf(hand, null, 5)).toBeNull();
});

test("cards come from the deck, change hands and are covered as the events say", () => {
  const events = [
    { event: "flipped", seat: 0, card: "7h" },
    { event: "flipped", seat: 1, card: "Qd" },
    { event: "gave", from: 1, to: 0, card: "Qd" },
    { event: "covered", seat: 0, card: "Qd" },
  ];
  const table = events.reduce(happen, lying(seat(), seat()));
  expect(table.seats.map(({ cards, covered }) => [cards, covered])).toEqual([
    [["7h"], ["Qd"]],
    [[], []],
  ]);
  expect(table.deck_size).toBe(7);
});

test("the sheet has every hand with its kind, who banked, bust or sat out, and the totals by then", () => {
  const hands = handsOf(
    [
      BEGAN,
      { event: "banked", seat: 0, points: 3 },
      { event: "busted", seat: 1, ranks: ["4"] },
      ENDED,
      { event: "catch-up-began", hand: 2, seat: 1 },
      { event: "sat-out", seat: 0 },
      { event: "banked", seat: 1, points: 9 },
    ],
    2,
  );
  expect(hands.map(({ number, kind, isOver }) => [number, kind, isOver])).toEqual([
    [1, "normal", true],
    [2, "catch-up", false],
  ]);
  expect(hands.map(({ seats }) => seats.map(({ status, total }) => [status, total]))).toEqual([
    [
      ["stayed", 3],
      ["bust", 0],
    ],
    [
      ["away", 3],
      ["stayed", 9],
    ],
  ]);
  expect(hands.map(({ banked }) => banked)).toEqual([
    [3, null],
    [null, 9],
  ]);
});

test("the last hand is the one that has ended, not the one that goes on", () => {
  const { before, now } = lastHands(
    [BEGAN, ENDED, BEGAN, { event: "banked", seat: 1, points: 9 }, ENDED, { ...BEGAN, hand: 3 }],
    2,
  );
  expect([before?.banked, now?.number]).toEqual([[null, 9], 3]);
  expect(lastHands([BEGAN], 2).before).toBeUndefined();
});

test("a bust is not seen before its breath is over, nor points in a total before they are there", () => {
  const news = [{ event: "flipped", seat: 0, card: "4h" }, { event: "busted", seat: 0, ranks: ["4"] }, { ...ENDED }];
  const cues = cuesOf(news);
  expect(cues.map(({ phase }) => phase)).toEqual(["draw", "flip", "breath", "bust", "ended", "sweep"]);
  const before = lying(seat({ cards: ["4d"] }), seat());
  expect(cues.map((cue) => tableDuring(before, news, cue).seats[0].status)).toEqual([
    "in",
    "in",
    "in",
    "bust",
    "bust",
    "bust",
  ]);
  const banked = [{ event: "banked", seat: 1, points: 6 }, ENDED];
  expect(cuesOf(banked).map((cue) => tableDuring(before, banked, cue).seats[1].total)).toEqual([0, 6, 6]);
});

test("a card comes from the deck face down, or from whoever gives it", () => {
  const [draw] = cuesOf([{ event: "flipped", seat: 1, card: "4h" }]);
  expect(comingIn(draw)).toEqual({ card: "4h", seat: 1, phase: "draw", from: "deck" });
  const [take] = cuesOf([{ event: "gave", from: 0, to: 2, card: "4h" }]);
  expect(comingIn(take)).toEqual({ card: "4h", seat: 2, phase: "take", from: "seat-0" });
});

test("what is said never goes back to what was told before the news", () => {
  const news = [
    { event: "flipped", seat: 0, card: "4h" },
    { event: "busted", seat: 0, ranks: ["4"] },
  ];
  const said = cuesOf(news).map((cue) => {
    const now = saidDuring(news, cue);
    return "told" in now ? now.told.event : `now ${now.begun.phase}`;
  });
  expect(said).toEqual(["now draw", "flipped", "flipped", "busted"]);
  const forgone = [{ event: "busted", seat: 0, ranks: ["4"] }];
  expect(saidDuring(forgone, cuesOf(forgone)[0])).toEqual({ begun: cuesOf(forgone)[0] });
});

test("a bust shows the cards of the ranks that it names, and no others", () => {
  const news = [{ event: "busted", seat: 0, ranks: ["T"] }];
  const before = {
    ...lying(seat({ cards: ["Th", "Kc", "4s", "Kd", "Td"] }), seat({ cards: ["Tc"] })),
    aids: {} as Aids,
  };
  const pairs = cuesOf(news).map((cue) => tableDuring(before, news, cue).aids!.pairs);
  expect(pairs).toEqual([
    ["Th", "Td"],
    ["Th", "Td"],
  ]);
});

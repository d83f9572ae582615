import { expect, test } from "vitest";
import { arrivals, hasRank, lastHand } from "../../src/games/royal-gambit/table";

test("a hand has a rank if one of its cards has it, of whatever suit", () => {
  expect(hasRank(["7h", "Kd"], "K")).toBe(true);
  expect(hasRank(["7h"], "K")).toBe(false);
});

test("cards come by a flip, as a gift or handed on, in that order", () => {
  const news = [
    { event: "flipped", card: "7h" },
    { event: "stayed", seat: 1 },
    { event: "gave", card: "Kd" },
    { event: "handed-on", card: "2c" },
  ];
  expect(arrivals(news)).toEqual(["7h", "Kd", "2c"]);
});

test("the last hand is the one that has ended, not the one that goes on", () => {
  const ended = { event: "hand-ended" };
  const events = [
    { event: "banked", seat: 0, points: 3 },
    { event: "busted", seat: 1 },
    ended,
    { event: "banked", seat: 1, points: 9 },
    { event: "busted", seat: 0 },
    ended,
    { event: "banked", seat: 0, points: 30 },
  ];
  expect([...lastHand(events)]).toEqual([
    [1, 9],
    [0, "bust"],
  ]);
  expect([...lastHand(events.slice(0, 3))]).toEqual([
    [0, 3],
    [1, "bust"],
  ]);
  expect(lastHand(events.slice(0, 2)).size).toBe(0);
});

import { expect, test } from "vitest";
import { countsOf, keepQuickStart, quickStartOf } from "../../src/lobby/quick";
import { keep } from "../../src/net/memory";
import type { GameInfo } from "../../src/net/messages";

const LEVELS = ["novice", "regular", "expert"];
const game = (fields: Partial<GameInfo> = {}): GameInfo => ({
  name: "one",
  min_players: 2,
  max_players: 6,
  first_is_free: true,
  has_lesson: false,
  has_guide: false,
  options: [],
  presets: [],
  ...fields,
});
const PRESETS = ["plain", "fancy"].map((name) => ({ name, options: {} }));

test("at first a game is played as usual", () => {
  expect(quickStartOf(game(), LEVELS)).toEqual({ players: 4, preset: null, level: "regular" });
  expect(quickStartOf(game({ max_players: 3, presets: PRESETS }), LEVELS)).toEqual({
    players: 3,
    preset: "plain",
    level: "regular",
  });
});

test("what was chosen for a game is remembered for it, and its level for others too", () => {
  keepQuickStart(game({ presets: PRESETS }), { players: 5, preset: "fancy", level: "expert" });
  expect(quickStartOf(game({ presets: PRESETS }), LEVELS)).toEqual({ players: 5, preset: "fancy", level: "expert" });
  expect(quickStartOf(game({ name: "other" }), LEVELS)).toEqual({ players: 4, preset: null, level: "expert" });
});

test("a new table leaves the level of the bots alone", () => {
  keepQuickStart(game(), { players: 5, preset: null, level: "novice" });
  keepQuickStart(game(), { players: 2, preset: null });
  expect(quickStartOf(game(), LEVELS)).toEqual({ players: 2, preset: null, level: "novice" });
});

test("what there is no more is forgotten", () => {
  keep("starts", { level: "gone", games: { one: { players: 9, preset: "gone", level: "gone" } } });
  expect(quickStartOf(game({ presets: PRESETS }), LEVELS)).toEqual({ players: 4, preset: "plain", level: "regular" });
});

test("counts of players go from the fewest to the most", () => {
  expect(countsOf(game({ min_players: 2, max_players: 4 }))).toEqual([2, 3, 4]);
});

import { expect, test } from "vitest";
import { choicesOf, isOffered, isSame, meaningOf, ruleOf, usualOf, valueInWords } from "../../src/lobby/options";
import type { GameInfo, OptionInfo } from "../../src/net/messages";
import { Messages } from "../../src/text/fluent";
import { GameLanguage } from "../../src/text/sentences";

const WORDS = new GameLanguage(
  new Messages("en", [
    `
word-stink-bug = stink bug
option-whom = Who pays
    .all = everybody
    .one = one player
`,
  ]),
  {},
);

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  name: "limit",
  kind: "number",
  values: [],
  low: null,
  high: null,
  defaults: {},
  only_with: {},
  ...more,
});
const game = (presets: GameInfo["presets"]): GameInfo => ({
  name: "whist",
  min_players: 2,
  max_players: 4,
  first_is_free: true,
  has_lesson: false,
  has_guide: false,
  presets,
  options: [
    option({ defaults: { 2: 5, 4: 4 } }),
    option({ name: "swift", kind: "flag", defaults: { 2: false, 4: false } }),
  ],
});
const preset = (name: string, options: Record<string, any>) => ({ name, options });

test("an option's usual value is the preset's, else the default for so many players", () => {
  const presets = [preset("manual", {}), preset("short", { limit: 3 })];
  expect(usualOf(game(presets), "short", 2)).toEqual({ limit: 3, swift: false });
  expect(usualOf(game(presets), "manual", 2)).toEqual({ limit: 5, swift: false });
  expect(usualOf(game(presets), null, 4)).toEqual({ limit: 4, swift: false });
});

test("without a choice of preset the first one counts, and a game may have none", () => {
  expect(usualOf(game([preset("short", { limit: 3 })]), undefined, 4).limit).toBe(3);
  expect(usualOf(game([]), undefined, 4).limit).toBe(4);
});

test("values with parts are the same if all their parts are", () => {
  expect(isSame({ bat: 2 }, { bat: 2 })).toBe(true);
  expect(isSame({ bat: 2 }, { bat: 3 })).toBe(false);
  expect(isSame(0, false)).toBe(false);
});

test("a value that goes only with another option is offered when that is chosen", () => {
  const one = option({ only_with: { "2": ["small", "tiny"] } });
  expect(isOffered(one, 2, {})).toBe(false);
  expect(isOffered(one, 2, { tiny: false })).toBe(true);
  expect(isOffered(one, 3, {})).toBe(true);
});

test("few numbers are listed, many or unbounded ones are typed", () => {
  expect(choicesOf(option({ low: 3, high: 5 }), WORDS)).toEqual([
    [3, "3"],
    [4, "4"],
    [5, "5"],
  ]);
  expect(choicesOf(option({ low: 0, high: 15 }), WORDS)).toHaveLength(16);
  expect(choicesOf(option({ low: 0, high: 16 }), WORDS)).toBeNull();
  expect(choicesOf(option({ low: 0 }), WORDS)).toBeNull();
});

test("choices have the game's words, and those of a flag the page's", () => {
  const one = option({ name: "whom", kind: "choice", values: ["all", "one"] });
  expect(meaningOf(one, WORDS)).toBe("Who pays");
  expect(choicesOf(one, WORDS)).toEqual([
    ["all", "everybody"],
    ["one", "one player"],
  ]);
  expect(valueInWords(one, "all", WORDS)).toBe("everybody");
  expect(valueInWords(one, "gone", WORDS)).toBe("gone");
  expect(valueInWords(option({ kind: "flag" }), true, WORDS)).toBe("yes");
});

test("a value with parts is told part by part, in the game's words", () => {
  expect(valueInWords(option({}), { "stink-bug": 2, bat: 1 }, WORDS)).toBe("stink bug 2, bat 1");
});

test("what holds with a value is a sentence, or else the option and its value", () => {
  const words = new GameLanguage(
    new Messages("en", [
      `
rule-swift =
    .true = It goes fast.
    .false = There is time.
rule-limit = It ends at { $value }.
option-whom = Who pays
    .all = everybody
`,
    ]),
    {},
  );
  expect(ruleOf(option({ name: "swift", kind: "flag" }), true, words)).toBe("It goes fast.");
  expect(ruleOf(option({}), 7, words)).toBe("It ends at 7.");
  expect(ruleOf(option({ name: "whom", kind: "choice", values: ["all"] }), "all", words)).toBe("Who pays: everybody.");
});

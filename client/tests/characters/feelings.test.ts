import { expect, test } from "vitest";
import { linesIn } from "../../src/characters/banter";
import { feltIn, moodsOf, type Felt } from "../../src/characters/feelings";
import { features, MOODS, PORTRAITS } from "../../src/characters/portraits";
import { feel } from "../../src/games/cockroach-poker/feelings";
import type { GameEvent } from "../../src/games/types";
import { Weaver, type Heard } from "../../src/table/heard";

const turned = (verdict: string, truth: string): GameEvent[] => [
  { event: "offered", seat: 0, to: 1, claim: "rat" },
  { event: "judged", seat: 1, of: 0, verdict },
  { event: "revealed", of: 0, card: "bat", truth },
];
const looks = (events: GameEvent[], turn: number, fresh = 1) =>
  moodsOf(feltIn(events, null, feel), events.length, fresh, turn, 3);

test("a lie that is found out, and one that is believed, can be seen in both faces", () => {
  expect(looks(turned("doubts", "lie"), 0)).toEqual(["caught", "smug", "neutral"]);
  expect(looks(turned("believes", "lie"), 1)).toEqual(["smug", "caught", "neutral"]);
  expect(looks(turned("doubts", "truth"), 1)).toEqual(["delighted", "caught", "neutral"]);
  expect(looks(turned("believes", "truth"), 0)).toEqual(["caught", "smug", "neutral"]);
});

test("before a card is turned over nobody shows anything but that they think", () => {
  expect(looks(turned("doubts", "lie").slice(0, 1), 1)).toEqual(["neutral", "thinking", "neutral"]);
  expect(looks(turned("doubts", "lie").slice(0, 2), 1)).toEqual(["neutral", "thinking", "neutral"]);
});

test("whoever wins is delighted", () => {
  const result = { winners: [0, 1], losers: [2], reason: "x", scores: null };
  expect(moodsOf(feltIn([], result, undefined), 0, 0, null, 3)).toEqual(["delighted", "delighted", "caught"]);
});

test("a line is said once, and not soon after another", () => {
  const felt = Array.from({ length: 60 }, (_, at): Felt => ({ seat: at % 2, feeling: "ouch", at }));
  const lines = linesIn(felt, ["cook", "bard", null], "oak 1");
  expect(lines.map(({ occasion }) => occasion)).toEqual(["hello", "ouch", "ouch"]);
  expect(new Set(lines.map(({ seat, occasion }) => `${seat} ${occasion}`)).size).toBe(lines.length);
  expect(lines[2].at - lines[1].at).toBeGreaterThanOrEqual(14);
  expect(linesIn(felt, ["cook", "bard", null], "oak 1")).toEqual(lines);
});

test("people are never made to say anything", () => {
  const felt: Felt[] = [{ seat: 0, feeling: "caught", at: 20 }];
  expect(linesIn(felt, [null, null], "oak 1")).toEqual([]);
});

test("what bots say stays where it was heard between the words of people", () => {
  const weaver = new Weaver();
  const talk = (version: number) => ({ version, seat: 0, kind: "phrase", what: "hello" }) as const;
  const line = (what: string): Heard => ({ version: 0, seat: 1, kind: "line", what });
  weaver.weave(1, [talk(3)], [line("cook-hello")]);
  const heard = weaver.weave(1, [talk(3), talk(9)], [line("cook-hello"), line("cook-won")]);
  expect(heard.map(({ what, version }) => `${what} ${version}`)).toEqual([
    "hello 3",
    "cook-hello 0",
    "hello 9",
    "cook-won 0",
  ]);
});

test("every portrait has every mood, and no two look the same", () => {
  const drawn = Object.values(PORTRAITS).flatMap((one) =>
    MOODS.map((mood) => JSON.stringify([one, features(one, mood)])),
  );
  expect(new Set(drawn).size).toBe(12 * MOODS.length);
});

import { expect, test } from "vitest";
import type { Catalogue, RoomInfo, SeatInfo } from "../../src/net/messages";
import { isBot, isFree, namesOf, optionsOf, sittingAt } from "../../src/table/room";
import { speak } from "../../src/text/spoken.svelte";

const seat = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  name: null,
  person: null,
  bot: null,
  away: null,
  face: null,
  character: null,
  ...more,
});
const room = (more: Partial<RoomInfo>): RoomInfo => ({
  table: "oak",
  settings: { game: "whist" },
  phase: "waiting",
  game: 1,
  seats: [],
  host: 0,
  pace: "brisk",
  commitment: "",
  last_commitment: null,
  seed: null,
  ...more,
});

test("a seat without a name is called by its number, counted from one", () => {
  expect(namesOf(room({ seats: [seat({ name: "Ada" }), seat()] }))).toEqual(["Ada", "Player 2"]);
});

test("a bot has its name in the reader's language, a person their own", async () => {
  await speak("de");
  const seats = [seat({ name: "Duchess", bot: "novice" }), seat({ name: "Duchess", person: 1 })];
  expect(namesOf(room({ seats }))).toEqual(["Herzogin", "Duchess"]);
});

test("the list of tables calls bots as their table does", async () => {
  await speak("de");
  expect(sittingAt({ names: ["Duchess", null, "Duchess"], bots: [2] })).toEqual(["Duchess", "Herzogin"]);
});

test("a person whom a bot plays for is no bot, and no free seat", () => {
  expect(
    [seat(), seat({ bot: "novice" }), seat({ person: 3, bot: "novice" })].map((one) => [isFree(one), isBot(one)]),
  ).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test("options in force are the chosen ones over the usual ones, and the chosen ones alone for a game nobody knows", () => {
  const options = [
    { name: "limit", defaults: { 2: 5, 4: 4 } },
    { name: "swift", defaults: { 2: true, 4: false } },
  ];
  const catalogue = { games: [{ name: "whist", options, presets: [] }] } as unknown as Catalogue;
  const chosen = { limit: 3 };
  expect(optionsOf(room({ settings: { game: "whist", players: 2, options: chosen } }), catalogue)).toEqual({
    limit: 3,
    swift: true,
  });
  expect(optionsOf(room({ settings: { game: "whist" } }), catalogue)).toEqual({ limit: 4, swift: false });
  expect(optionsOf(room({ settings: { game: "bridge", options: chosen } }), catalogue)).toEqual(chosen);
});

import { expect, test } from "vitest";
import { go, goToGame, goToLesson, goToTable, linkTo, linkToMoment, route, tableInText } from "../src/router.svelte";

const LOST = { table: null, lesson: null, game: null, step: null, seat: null, isYou: false, isLost: true };

test("the lobby, a table, one of its games, a lesson and one's own record have addresses", () => {
  go("/");
  expect(route).toEqual({ ...LOST, isLost: false });
  goToTable("oak");
  expect(route).toEqual({ ...LOST, table: "oak", isLost: false });
  goToGame("oak", 3);
  expect(route).toEqual({ ...LOST, table: "oak", game: 3, isLost: false });
  goToLesson("whist");
  expect(route).toEqual({ ...LOST, lesson: "whist", isLost: false });
  go("/you");
  expect(route).toEqual({ ...LOST, isYou: true, isLost: false });
});

test.each(["/t/", "/t/oak/elm", "/tables/oak", "/learn", "/t/%ff"])("%s is nobody's address", (path) => {
  go(path);
  expect(route).toEqual(LOST);
});

test("a name with any letters survives its address", () => {
  goToTable("50% oak/elm ?");
  expect(route.table).toBe("50% oak/elm ?");
});

test.each(["x", "0", ""])("%j is no number of a game", (number) => {
  go(`/t/oak?game=${number}`);
  expect(route).toMatchObject({ table: "oak", game: null });
});

test("a moment of a game, seen from a seat, has an address that people can read", () => {
  const link = linkToMoment("oak", 3, 11, 1);
  expect(link).toBe(`${linkTo("oak")}?game=3&step=12&seat=2`);
  go(link);
  expect(route).toEqual({ ...LOST, table: "oak", game: 3, step: 12, seat: 2, isLost: false });
  go(linkToMoment("oak", 3, 0, null));
  expect(route).toMatchObject({ game: 3, step: 1, seat: null });
});

test.each(["-1", "1.5", "1e3", "0x2", "seven", ""])("%j is no step and no seat", (number) => {
  go(`/t/oak?game=1&step=${number}&seat=${number}`);
  expect(route).toMatchObject({ game: 1, step: null, seat: null });
});

test("a table is found in what somebody pasted", () => {
  expect(tableInText(linkTo("oak"))).toBe("oak");
  expect(tableInText("Come to https://cards.test/t/oak?game=1 at eight")).toBe("oak");
  expect(tableInText("  oak\n")).toBe("oak");
});

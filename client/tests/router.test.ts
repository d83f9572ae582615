import { expect, test } from "vitest";
import { go, goToGame, goToLesson, goToTable, linkTo, route, tableInText } from "../src/router.svelte";

const LOST = { table: null, lesson: null, game: null, isYou: false, isLost: true };

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

test("a table is found in what somebody pasted", () => {
  expect(tableInText(linkTo("oak"))).toBe("oak");
  expect(tableInText("Come to https://cards.test/t/oak?game=1 at eight")).toBe("oak");
  expect(tableInText("  oak\n")).toBe("oak");
});

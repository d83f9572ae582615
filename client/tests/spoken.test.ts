import { beforeEach, expect, test, vi } from "vitest";
import type * as Text from "../src/text";
import type * as Spoken from "../src/text/spoken.svelte";

/** What is asked of the server, and how it answers: with words of a game, or not at all. */
let asked: string[];
let isThere: boolean;
let spoken: typeof Spoken;
let text: typeof Text;

beforeEach(async () => {
  [asked, isThere] = [[], true];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (!isThere) throw new Error("gone");
    return Response.json({ games: { whist: { texts: [`name = Whist (${path.split("/").at(-1)})`], signs: {} } } });
  });
  // A language that is spoken is remembered by the module.
  vi.resetModules();
  spoken = await import("../src/text/spoken.svelte");
  text = await import("../src/text");
  await spoken.speak("en");
});

test("the page and its games change their language together", async () => {
  await spoken.learnGames();
  expect([text.t("guest"), text.titleOf("whist")]).toEqual(["Guest", "Whist (en)"]);
  await spoken.speak("de");
  expect([text.t("guest"), text.titleOf("whist")]).toEqual(["Gast", "Whist (de)"]);
  expect(asked).toEqual(["/api/words/en", "/api/words/de"]);
});

test("without a server the page still changes its language, and the games do as soon as they can", async () => {
  await spoken.learnGames();
  isThere = false;
  await spoken.speak("de");
  expect([text.t("guest"), text.titleOf("whist")]).toEqual(["Gast", "Whist (en)"]);
  isThere = true;
  await spoken.learnGames();
  expect(text.titleOf("whist")).toBe("Whist (de)");
});

test("the newest choice of a language counts, whichever is loaded first", async () => {
  await Promise.all([spoken.speak("ja"), spoken.speak("de")]);
  expect(spoken.spokenLanguage()).toBe("de");
});

test("what games are called is known without a server, if it once was", async () => {
  await spoken.learnGames();
  vi.resetModules();
  const later = await import("../src/text");
  expect(later.titleOf("whist")).toBe("Whist (en)");
  expect(later.titleOf("bridge")).toBe("bridge");
});

test("texts of a family of tables come before those of the page", () => {
  expect(text.speaker("menagerie")("confirm-gift")).toBe("Give");
  expect(text.speaker("menagerie")("guest")).toBe("Guest");
  expect(text.t("confirm-gift")).toBe("confirm-gift");
});

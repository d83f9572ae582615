import { beforeEach, expect, test, vi } from "vitest";
import { keep } from "../src/net/memory";
import { PACES, pauseAfter, settings } from "../src/settings.svelte";

const REVEALED = [{ event: "hit" }, { event: "won" }];

beforeEach(() => void (settings.pace = "brisk"));

test("nothing that happened is no reason to wait", () => expect(pauseAfter([])).toBe(0));

test("what everybody should see stays four times as long as the rest", () => {
  expect(pauseAfter(REVEALED)).toBe(4 * pauseAfter([{ event: "hit" }]));
});

test("who wants things at once does not wait, and the others the longer the slower", () => {
  const pauses = PACES.toReversed().map((pace) => {
    settings.pace = pace;
    return pauseAfter(REVEALED);
  });
  expect(pauses[0]).toBe(0);
  expect(pauses).toEqual([...new Set(pauses)].sort((one, other) => one - other));
});

test("what was kept counts, but not a language that is gone", async () => {
  keep("settings", { language: "tlh", name: "Ada" });
  vi.resetModules();
  const again = await import("../src/settings.svelte");
  expect(again.settings).toMatchObject({ language: "en", name: "Ada", theme: "auto" });
});

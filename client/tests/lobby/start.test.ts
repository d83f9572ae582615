import { expect, test } from "vitest";
import { botsFor, myName, whyOf } from "../../src/lobby/start";
import { ApiError } from "../../src/net/api";
import { settings } from "../../src/settings.svelte";

test("bots sit on all seats but the first", () => {
  expect(botsFor(3, "novice")).toEqual({ 1: "novice", 2: "novice" });
});

test("who has no name is a guest", () => {
  settings.name = "  ";
  expect(myName()).toBe("Guest");
  settings.name = " Ada ";
  expect(myName()).toBe("Ada");
});

const refused = (refusal: string) =>
  new ApiError(409, { reason: "taken", refusal, fields: {}, message: "Nichts ist frei." });

test("a refusal is told in the reader's words, and one that nobody wrote words for in the server's", () => {
  expect(whyOf(refused("table-full"))).toContain("Every seat at this table is taken");
  expect(whyOf(refused("no-such-refusal"))).toContain("Nichts ist frei.");
});

test("a failure without a reason is told with what is likely", () => {
  expect(whyOf(new ApiError(0))).toContain("cannot be reached");
  expect(whyOf("what")).toContain("cannot be reached");
});

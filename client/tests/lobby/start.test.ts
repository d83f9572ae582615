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

test("a failure is told with its reason, and one without a word with what is likely", () => {
  expect(whyOf(new ApiError(409, "full", "No seat is free."))).toContain("No seat is free.");
  expect(whyOf(new ApiError(0, "offline", ""))).toContain("cannot be reached");
  expect(whyOf("what")).toContain("cannot be reached");
});

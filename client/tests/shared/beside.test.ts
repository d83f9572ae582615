import { expect, test } from "vitest";
import { besideOf, spokenAt } from "../../src/shared/beside";

const WINDOW = { width: 360, height: 640 };
const BUBBLE = { width: 200, height: 60 };

test("a bubble stands above the middle of what it is about", () => {
  expect(besideOf({ left: 150, top: 300, width: 60, height: 90 }, BUBBLE, WINDOW)).toEqual({ left: 80, top: 234 });
});

test("a bubble without room above stands below", () => {
  expect(besideOf({ left: 150, top: 20, width: 60, height: 90 }, BUBBLE, WINDOW).top).toBe(116);
});

test.each([0, 340])("a bubble at the edge, %i, is not cut off", (left) => {
  const placed = besideOf({ left, top: 300, width: 20, height: 90 }, BUBBLE, WINDOW);
  expect(placed.left).toBeGreaterThan(0);
  expect(placed.left + BUBBLE.width).toBeLessThan(WINDOW.width);
});

test("a bubble that is too large for the window begins within it", () => {
  const placed = besideOf({ left: 0, top: 300, width: 20, height: 90 }, { width: 500, height: 900 }, WINDOW);
  expect(placed.left).toBeGreaterThan(0);
  expect(placed.top).toBeGreaterThan(0);
});

test("what somebody says stands on the lower edge of their place", () => {
  expect(spokenAt({ left: 20, top: 100, width: 150, height: 90 }, BUBBLE, WINDOW)).toEqual({ left: 26, top: 160 });
});

test("what somebody in a corner says is within the window", () => {
  const placed = spokenAt({ left: 300, top: 600, width: 60, height: 40 }, BUBBLE, WINDOW);
  expect(placed.left + BUBBLE.width).toBeLessThan(WINDOW.width);
  expect(placed.top + BUBBLE.height).toBeLessThan(WINDOW.height);
});

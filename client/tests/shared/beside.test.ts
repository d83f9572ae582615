import { expect, test } from "vitest";
import { besideOf } from "../../src/shared/beside";

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

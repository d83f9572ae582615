import { expect, test } from "vitest";
import { stepTelling } from "../../src/table/moments";

const step = (count: number) => ({
  table: {},
  events: Array.from({ length: count }, () => ({ event: "drew" })),
  move: null,
  result: null,
});

test("an event leads to the step that told it; one that told nothing is passed over", () => {
  const steps = [step(2), step(0), step(1), step(3)];
  expect([0, 1, 2, 3, 5].map((event) => stepTelling(steps, event))).toEqual([0, 0, 2, 3, 3]);
});

test("an event that no step tells yet leads to the last one", () => {
  expect(stepTelling([step(2), step(1)], 7)).toBe(1);
});

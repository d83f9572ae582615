import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectAnswer, overdue } from "../../src/net/patience.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an answer that comes soon is never overdue", () => {
  const settle = expectAnswer();
  vi.advanceTimersByTime(1_999);
  settle();
  vi.advanceTimersByTime(60_000);
  expect(overdue.count).toBe(0);
});

test("answers that stay away are counted until they come, each once", () => {
  const [one, other] = [expectAnswer(), expectAnswer()];
  vi.advanceTimersByTime(2_000);
  expect(overdue.count).toBe(2);
  one();
  one();
  expect(overdue.count).toBe(1);
  other();
  expect(overdue.count).toBe(0);
});

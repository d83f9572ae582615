import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lesson } from "../../src/lesson/lesson.svelte";
import { keepProgress, progressOf } from "../../src/net/memory";
import { settings, stagedFor } from "../../src/settings.svelte";

type Stage = Record<string, unknown>;
const moment = (...events: string[]) => ({ table: { events }, events: events.map((event) => ({ event })) });
const stage = (more: Stage = {}): Stage => ({
  moments: [moment()],
  says: [],
  moves: [],
  done: false,
  refused: false,
  result: null,
  ...more,
});

/** Requests for stages: what was asked, and a way to answer each, in any order. */
let asked: Array<{ path: string; moves: unknown; answer: (stage: Stage | null) => Promise<void> }>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "brisk";
  asked = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    if (body === undefined) return Promise.resolve(Response.json({ game: "whist", scenes: [{}, {}, {}] }));
    return new Promise((resolve, reject) => {
      const answer = async (found: Stage | null) => {
        if (found) resolve(Response.json(found));
        else reject(new Error("gone"));
        await vi.advanceTimersByTimeAsync(0);
      };
      asked.push({ path, moves: JSON.parse(body).moves, answer });
    });
  });
});
afterEach(() => void vi.useRealTimers());

async function begun(): Promise<Lesson> {
  const lesson = new Lesson("whist");
  await vi.advanceTimersByTimeAsync(0);
  return lesson;
}

test("a lesson goes on with the scene where one was, and not beyond the last", async () => {
  keepProgress("whist", { scene: 1, isLearnt: false });
  expect((await begun()).scene).toBe(1);
  keepProgress("whist", { scene: 9, isLearnt: false });
  expect((await begun()).scene).toBe(2);
  expect(asked.map(({ path }) => path)).toEqual(["/api/lessons/whist/2", "/api/lessons/whist/3"]);
});

test("the coach waits until what happened last has been shown", async () => {
  const lesson = await begun();
  await asked[0].answer(stage({ moves: [{ do: "doubt" }] }));
  lesson.play({ do: "doubt" });
  await asked[1].answer(stage({ moments: [moment("judged", "revealed", "laid")], says: ["right"] }));
  expect([lesson.fresh, lesson.says, lesson.isRunning]).toEqual([3, [], true]);
  await vi.advanceTimersByTimeAsync(stagedFor(lesson.events));
  expect([lesson.says, lesson.isRunning]).toEqual([["right"], false]);
});

test("what led to a scene is no news, what happens in it is", async () => {
  const lesson = await begun();
  await asked[0].answer(stage({ moments: [moment("dealt", "offered")], moves: [{ do: "hit" }] }));
  expect([lesson.fresh, lesson.events.length, lesson.isRunning]).toEqual([0, 2, false]);
  lesson.play({ do: "hit" });
  expect([lesson.moves, lesson.isRunning]).toEqual([[], true]);
  await asked[1].answer(stage({ moments: [moment("hit")] }));
  expect([lesson.fresh, lesson.events.length, lesson.isRunning]).toEqual([1, 3, false]);
});

test("moments are shown one after the other, and only then is somebody asked", async () => {
  const lesson = await begun();
  await asked[0].answer(stage({ moments: [moment("revealed"), moment("offered")], moves: [{ do: "hit" }] }));
  expect([lesson.events.length, lesson.moves.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1_900);
  expect([lesson.events.length, lesson.moves.length]).toEqual([2, 1]);
});

test("a move that the coach refuses is not one of the moves so far", async () => {
  const lesson = await begun();
  await asked[0].answer(stage());
  lesson.play({ do: "stay" });
  await asked[1].answer(stage({ refused: true, moments: [] }));
  expect(lesson.isRefused).toBe(true);
  lesson.play({ do: "hit" });
  await asked[2].answer(stage());
  expect(lesson.isRefused).toBe(false);
  lesson.play({ do: "hit" });
  expect(asked.map(({ moves }) => moves)).toEqual([
    [],
    [{ do: "stay" }],
    [{ do: "hit" }],
    [{ do: "hit" }, { do: "hit" }],
  ]);
});

test("what was asked for before the newest request is not shown any more", async () => {
  const lesson = await begun();
  lesson.go(1);
  await asked[1].answer(stage({ moments: [moment("second")] }));
  await asked[0].answer(stage({ moments: [moment("first")] }));
  expect(lesson.events).toEqual([{ event: "second" }]);
});

test("a scene that is done counts, and the last one makes the lesson learnt for good", async () => {
  keepProgress("whist", { scene: 2, isLearnt: false });
  const lesson = await begun();
  await asked[0].answer(stage({ done: true }));
  expect(lesson.isDone).toBe(true);
  expect(progressOf("whist")).toEqual({ scene: 0, isLearnt: true });
  lesson.go(0);
  await asked[1].answer(stage({ done: true }));
  expect(progressOf("whist")).toEqual({ scene: 0, isLearnt: true });
});

test("a server that is away is told as such, and the next answer mends it", async () => {
  const lesson = await begun();
  await asked[0].answer(null);
  expect(lesson.trouble).toMatchObject({ status: 0, problem: null });
  expect(lesson.isRunning).toBe(false);
  lesson.go(0);
  await asked[1].answer(stage());
  expect(lesson.trouble).toBeNull();
});

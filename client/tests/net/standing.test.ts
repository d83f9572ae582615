import { beforeEach, expect, test, vi } from "vitest";
import { goingOn, standingInWords } from "../../src/lobby/going";
import { keep } from "../../src/net/memory";
import type { PlaceInfo } from "../../src/net/messages";
import { awaitsMe, awaiting, keepLooking, lookAround, standing } from "../../src/net/standing.svelte";

const HOUR = 3_600_000;
const info = (fields: Partial<PlaceInfo> = {}): PlaceInfo => ({
  table: "one",
  game: "royal-gambit",
  number: 1,
  phase: "playing",
  version: 7,
  turn: 0,
  until: null,
  seat: 0,
  away: null,
  is_host: true,
  names: ["Anna", "Jester"],
  bots: [1],
  clock: "daily",
  ...fields,
});
const place = (table: string, fields = {}) => ({ table, token: `token of ${table}`, game: "g", when: 1, ...fields });

/** Answer every request, and return what was asked for. */
function answerWith(answer: unknown): string[][] {
  const asked: string[][] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    expect(path).toBe("/api/places");
    asked.push(JSON.parse(body).places.map(({ table }: { table: string }) => table));
    return answer === null ? Promise.reject(new Error()) : Response.json(answer);
  });
  return asked;
}

beforeEach(() => Object.assign(standing, { tables: {}, gone: [], offset: 0 }));

test("a table waits for whoever has the turn, unless a bot plays for them", () => {
  expect(awaitsMe(info())).toBe(true);
  expect(awaitsMe(info({ turn: 1 }))).toBe(false);
  expect(awaitsMe(info({ away: "time" }))).toBe(false);
  expect(awaitsMe(info({ phase: "over", turn: null }))).toBe(false);
  expect(awaitsMe(info({ turn: null, seat: null }))).toBe(false);
});

test("a full table waits for its host to start", () => {
  const full = info({ phase: "waiting", turn: null });
  expect(awaitsMe(full)).toBe(true);
  expect(awaitsMe({ ...full, is_host: false })).toBe(false);
  expect(awaitsMe({ ...full, names: ["Anna", null] })).toBe(false);
});

test("all one's tables are asked for at once, but for those that ended long ago", async () => {
  const finished = (when: number) => ({ isOver: true, finished: [{ number: 1, when }] });
  keep("places", [
    place("one"),
    place("left", { token: undefined }),
    place("old", finished(1)),
    place("new", finished(Date.now())),
  ]);
  const asked = answerWith({ tables: [info()], gone: ["new"], now: Date.now() + HOUR });
  await Promise.all([lookAround(), lookAround()]);
  expect(asked).toEqual([["one", "new"]]);
  expect(awaiting().map(({ table }) => table)).toEqual(["one"]);
  expect(Math.round(standing.offset / HOUR)).toBe(1);
  // What is gone is not asked for again.
  await lookAround();
  expect(asked[1]).toEqual(["one"]);
});

test("without an answer everything stays as it was, and without a table nothing is asked", async () => {
  standing.tables = { one: info() };
  keep("places", [place("one")]);
  answerWith(null);
  await lookAround();
  expect(awaiting()).toHaveLength(1);
  keep("places", []);
  const asked = answerWith({ tables: [], gone: [], now: 0 });
  await lookAround();
  expect([asked, awaiting()]).toEqual([[], []]);
});

test("a page looks again and again, less often in the background, until it stops", async () => {
  vi.useFakeTimers();
  keep("places", [place("one")]);
  const asked = answerWith({ tables: [info()], gone: [], now: 0 });
  const listeners = new EventTarget();
  vi.stubGlobal("document", {
    hidden: false,
    addEventListener: listeners.addEventListener.bind(listeners),
    removeEventListener: listeners.removeEventListener.bind(listeners),
  });
  let told = 0;
  const stop = keepLooking(() => told++);
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.length, told]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.length).toBe(2);
  Object.assign(document, { hidden: true });
  listeners.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked.length).toBe(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.length).toBe(4);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([asked.length, told]).toEqual([4, 4]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one's own turns come first, the most urgent before all", () => {
  const places = ["theirs", "mine", "urgent", "unknown", "gone"].map((table) => place(table));
  const tables = {
    theirs: info({ table: "theirs", turn: 1, until: HOUR }),
    mine: info({ table: "mine", until: 20 * HOUR }),
    urgent: info({ table: "urgent", until: 2 * HOUR }),
  };
  const going = goingOn(places, { tables, gone: ["gone"] });
  expect(going.map(({ table }) => table)).toEqual(["urgent", "mine", "theirs", "unknown"]);
  expect(going.map(({ isMine }) => isMine)).toEqual([true, true, false, false]);
});

test("a game that ended unseen is still told of, one that was seen is not, and a rematch is", () => {
  const over = info({ phase: "over", turn: null });
  const tables = { unseen: over, seen: over, again: info({ number: 2 }) };
  const places = [place("unseen"), place("seen", { isOver: true }), place("again", { isOver: true })];
  expect(goingOn(places, { tables, gone: [] }).map(({ table }) => table)).toEqual(["again", "unseen"]);
});

test("how a table stands is told in words", () => {
  expect(standingInWords(info({ until: 3.5 * HOUR }), 0)).toBe("Your turn · 3 hours left");
  expect(standingInWords(info({ until: HOUR / 2 }), 0)).toBe("Your turn · 30 minutes left");
  expect(standingInWords(info({ turn: 1, until: HOUR }), 0)).toBe("Jester is thinking · 1 hour left");
  expect(standingInWords(info(), 0)).toBe("Your turn");
  expect(standingInWords(info({ away: "time" }), 0)).toBe("A bot is playing for you.");
  expect(standingInWords(info({ phase: "waiting", names: ["Anna", null] }), 0)).toBe("Waiting for players: 1 free");
  expect(standingInWords(info({ phase: "waiting" }), 0)).toBe("Everybody is here: start the game");
  expect(standingInWords(info({ phase: "waiting", is_host: false }), 0)).toBe("Waiting for players");
  expect(standingInWords(info({ phase: "over" }), 0)).toBe("The game is over");
});

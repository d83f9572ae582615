import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../../src/net/connection.svelte";
import { keepPlace, tokenOf } from "../../src/net/memory";
import { settings } from "../../src/settings.svelte";

/** The other end of a line, as a test holds it. */
class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Array<Record<string, unknown>> = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  tell(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  /** Called by this end, which hears of it only later. */
  close(): void {
    this.readyState = 3;
  }
  cut(code: number): void {
    this.close();
    this.onclose({ code });
  }
}

const room = { game: 1, seats: [] };
const snapshot = (version: number) => ({
  type: "snapshot",
  version,
  room,
  view: null,
  own: {},
  events: [],
  talk: [],
  muted: [],
  present: [],
  you: null,
});
const update = (version: number, more: Record<string, unknown> = {}) => ({ type: "update", version, ...more });
const newest = (): Line => Line.all.at(-1)!;

let connection: Connection;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  settings.pace = "brisk";
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function connect(): Line {
  connection = new Connection("oak");
  newest().open();
  return newest();
}

/** A line that was cut comes back: wait until it is tried again, and let it open. */
function comeBack(): Line {
  vi.advanceTimersByTime(15_000);
  newest().open();
  return newest();
}

test("a line says hello with its token, and again with the version it knows", () => {
  keepPlace({ table: "oak", token: "secret", game: "whist" });
  const line = connect();
  expect(line.address).toBe("ws://cards.test/api/tables/oak/socket");
  expect(line.sent).toEqual([{ type: "hello", token: "secret" }]);
  line.tell(snapshot(7));
  line.cut(1006);
  expect(comeBack().sent[0]).toEqual({ type: "hello", token: "secret", version: 7 });
});

test("each try waits twice as long as the one before, up to a limit, and one that worked begins anew", () => {
  const waits = () => {
    const before = Line.all.length;
    let waited = 0;
    while (Line.all.length === before) waited += (vi.advanceTimersByTime(100), 100);
    return waited;
  };
  connect();
  const seen = Array.from({ length: 8 }, () => (newest().cut(1006), waits()));
  expect(seen).toEqual([400, 800, 1_600, 3_200, 6_400, 12_800, 15_000, 15_000]);
  newest().open();
  newest().tell(snapshot(1));
  newest().cut(1006);
  expect(waits()).toBe(400);
});

test("what was not answered is sent again with the same id, what was answered is not", () => {
  const line = connect();
  line.tell(snapshot(1));
  connection.send({ type: "start" });
  connection.send({ type: "rematch" });
  const [, first, second] = line.sent;
  line.tell(update(2, { answer: first.id }));
  line.cut(1006);
  const again = comeBack();
  again.tell(snapshot(2));
  expect(again.sent.slice(1)).toEqual([second]);
  expect(connection.waiting).toEqual([second]);
});

test("what is sent while the line is cut waits for it", () => {
  connect().cut(1006);
  connection.send({ type: "start" });
  const line = comeBack();
  expect(line.sent.map(({ type }) => type)).toEqual(["hello"]);
  line.tell(snapshot(1));
  expect(line.sent.map(({ type }) => type)).toEqual(["hello", "start"]);
});

test("a gap is noticed: the line says hello again", () => {
  const line = connect();
  line.tell(snapshot(1));
  line.tell(update(3));
  expect(line.sent.at(-1)).toEqual({ type: "hello", version: 1 });
  expect(connection.version).toBe(1);
});

test("things that happen are shown one after the other, with a pause for each", () => {
  const line = connect();
  line.tell(snapshot(1));
  line.tell(update(2, { events: [{ event: "won" }] }));
  line.tell(update(3, { events: [{ event: "hit" }] }));
  expect(connection.version).toBe(2);
  vi.advanceTimersByTime(1_899);
  expect(connection.version).toBe(2);
  vi.advanceTimersByTime(1);
  expect(connection.version).toBe(3);
});

test("who falls too far behind, or does not look, is shown everything at once", () => {
  const line = connect();
  line.tell(snapshot(1));
  for (let version = 2; version <= 8; version++) line.tell(update(version, { events: [{ event: "revealed" }] }));
  expect(connection.version).toBe(2);
  line.tell(update(9, { events: [] }));
  expect(connection.version).toBe(9);
  vi.stubGlobal("document", { hidden: true });
  for (const version of [10, 11]) line.tell(update(version, { events: [{ event: "revealed" }] }));
  expect(connection.version).toBe(11);
});

test("a table that is not there, or damaged, is not tried again", () => {
  connect().cut(4404);
  vi.advanceTimersByTime(60_000);
  expect([connection.missing, Line.all.length]).toEqual([true, 1]);
  connection.close();
  connect().cut(4410);
  vi.advanceTimersByTime(60_000);
  expect([connection.damaged, Line.all.length]).toEqual([true, 2]);
});

test("a token that counts no more is given up, and one comes back to watch", () => {
  keepPlace({ table: "oak", token: "old", game: "whist" });
  const line = connect();
  line.tell(snapshot(4));
  line.cut(4401);
  expect(tokenOf("oak")).toBeUndefined();
  expect(comeBack().sent).toEqual([{ type: "hello" }]);
});

test("a line without a network is given up at once, and what still comes of it counts no more", () => {
  const line = connect();
  line.tell(snapshot(1));
  dispatchEvent(new Event("offline"));
  expect(connection.online).toBe(false);
  dispatchEvent(new Event("online"));
  expect(Line.all).toHaveLength(2);
  line.cut(4404);
  expect(connection.missing).toBe(false);
});

test("a line on which a command is not answered is given up, and the command is sent on the next one", () => {
  const line = connect();
  line.tell(snapshot(1));
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
  connection.send({ type: "start" });
  vi.advanceTimersByTime(5_000);
  connection.send({ type: "rematch" });
  vi.advanceTimersByTime(999);
  expect(connection.online).toBe(true);
  vi.advanceTimersByTime(1);
  expect([connection.online, line.readyState, Line.all.length]).toEqual([false, 3, 1]);
  vi.advanceTimersByTime(400);
  expect(Line.all).toHaveLength(2);
  newest().open();
  newest().tell(snapshot(1));
  expect(newest().sent.slice(1)).toEqual(line.sent.slice(1));
});

test("an answer gives the next command its own time, and the last one ends the doubt", () => {
  const line = connect();
  line.tell(snapshot(1));
  connection.send({ type: "start" });
  connection.send({ type: "rematch" });
  const [, first, second] = line.sent;
  vi.advanceTimersByTime(5_000);
  line.tell(update(2, { answer: first.id }));
  vi.advanceTimersByTime(5_000);
  line.tell(update(3, { answer: second.id }));
  vi.advanceTimersByTime(60_000);
  expect([connection.online, Line.all.length]).toEqual([true, 1]);
});

test("a line that does not open, or is not greeted, is given up too, with more and more patience", () => {
  connection = new Connection("oak");
  const tries = () => Line.all.length;
  vi.advanceTimersByTime(6_399);
  expect(tries()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(tries()).toBe(2);
  newest().open();
  vi.advanceTimersByTime(6_800);
  expect(tries()).toBe(3);
  // 1.6, 3.2 and 6.4 seconds between tries of 6 seconds, and then both grow.
  vi.advanceTimersByTime(7_600 + 9_200 + 12_800);
  expect(tries()).toBe(6);
  vi.advanceTimersByTime(25_599);
  expect(tries()).toBe(6);
  vi.advanceTimersByTime(1);
  expect(tries()).toBe(7);
});

test("what is sent while the line is down makes nobody impatient", () => {
  connect().tell(snapshot(1));
  newest().cut(1006);
  connection.send({ type: "start" });
  vi.advanceTimersByTime(400);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(5_999);
  expect(Line.all).toHaveLength(2);
});

test("a line that is closed stays closed", () => {
  const line = connect();
  connection.close();
  line.cut(1006);
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
});

test("a refusal says why, until something else is tried", () => {
  const line = connect();
  line.tell(snapshot(1));
  connection.send({ type: "start" });
  const why = { reason: "not_now", refusal: "seats-free", fields: { count: 2 }, message: "Seats are free." };
  line.tell({ type: "refused", id: line.sent[1].id, version: 1, ...why });
  expect(connection.trouble).toMatchObject(why);
  expect(connection.waiting).toEqual([]);
  connection.send({ type: "start" });
  expect(connection.trouble).toBeNull();
});

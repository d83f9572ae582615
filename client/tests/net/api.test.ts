import { beforeEach, expect, test, vi } from "vitest";
import type * as Api from "../../src/net/api";
import { keepPlace, titlesOf } from "../../src/net/memory";

type Answer = { status?: number; body: unknown } | Error;
let asked: Array<{ path: string; init: RequestInit }>;
let api: typeof Api;

/** Let the server answer so, one request after the other. */
function answering(...answers: Answer[]): void {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer;
    const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status ?? 200, statusText: "so it is" });
  });
}
const paths = (): string[] => asked.map(({ path }) => path);

// What is asked for once is remembered by the module.
beforeEach(async () => {
  vi.resetModules();
  api = await import("../../src/net/api");
});

const catalogue = (warms_up: boolean) => ({ body: { games: [{ name: "whist", title: { en: "Whist" } }], warms_up } });

test("the catalogue is asked for again as long as the bots warm up, then no more", async () => {
  answering(catalogue(true), catalogue(false));
  for (const warmsUp of [true, false, false]) expect((await api.readCatalogue()).warms_up).toBe(warmsUp);
  expect(asked).toHaveLength(2);
  expect(titlesOf()).toEqual({ whist: { en: "Whist" } });
});

test("the words of a game are asked for once, and again only if that failed", async () => {
  answering(new Error("gone"), { body: { en: {} } });
  await expect(api.readWords("whist")).rejects.toMatchObject({ reason: "offline", status: 0 });
  for (let time = 0; time < 2; time++) expect(await api.readWords("whist")).toEqual({ en: {} });
  expect(asked).toHaveLength(2);
});

test("a refusal has the server's reason, and a broken one what little there is", async () => {
  answering({ status: 409, body: { reason: "full", message: "No seat is free." } }, { status: 502, body: "<html>" });
  await expect(api.joinTable("oak", { name: "Ada" })).rejects.toMatchObject({
    status: 409,
    reason: "full",
    message: "No seat is free.",
  });
  await expect(api.listTables()).rejects.toMatchObject({ status: 502, reason: "invalid", message: "so it is" });
});

test("rules that are not there in a language are read in English; another failure stays one", async () => {
  answering({ status: 422, body: {} }, { body: "# Whist" }, { status: 500, body: {} });
  expect(await api.readRules("whist", "eo")).toBe("# Whist");
  expect(paths()).toEqual(["/api/games/whist/rules?lang=eo", "/api/games/whist/rules"]);
  await expect(api.readRules("whist", "eo")).rejects.toMatchObject({ status: 500 });
});

test("steps are read part by part until all are there", async () => {
  const step = { table: {}, events: [], move: null };
  answering({ body: { total: 3, start: 0, steps: [step, step] } }, { body: { total: 3, start: 2, steps: [step] } });
  expect(await api.readSteps("oak", 1)).toHaveLength(3);
  expect(paths()).toEqual(["/api/tables/oak/games/1/steps?start=0", "/api/tables/oak/games/1/steps?start=2"]);
});

test("a server that has fewer steps than it says is not asked for ever", async () => {
  answering({ body: { total: 3, start: 0, steps: [] } });
  expect(await api.readSteps("oak", 1)).toEqual([]);
});

test("a token goes to its own table only, and names of tables are part of no other path", async () => {
  keepPlace({ table: "oak/elm", token: "secret", game: "whist" });
  answering({ body: {} }, { body: {} });
  await api.readTable("oak/elm");
  await api.readTable("elm");
  expect(paths()).toEqual(["/api/tables/oak%2Felm", "/api/tables/elm"]);
  expect(asked.map(({ init }) => init.headers)).toEqual([{ authorization: "Bearer secret" }, {}]);
});

import { beforeEach, expect, test, vi } from "vitest";
import type * as Api from "../../src/net/api";
import { keepPlace } from "../../src/net/memory";

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

const catalogue = (warms_up: boolean) => ({ body: { games: [{ name: "whist" }], warms_up } });

test("the catalogue is asked for again as long as the bots warm up, then no more", async () => {
  answering(catalogue(true), catalogue(false));
  for (const warmsUp of [true, false, false]) expect((await api.readCatalogue()).warms_up).toBe(warmsUp);
  expect(asked).toHaveLength(2);
});

test("the words of a language are asked for once, and again only if that failed", async () => {
  answering(new Error("gone"), { body: { games: {} } });
  await expect(api.readWords("eo")).rejects.toMatchObject({ status: 0, problem: null });
  for (let time = 0; time < 2; time++) expect(await api.readWords("eo")).toEqual({ games: {} });
  expect(paths()).toEqual(["/api/words/eo", "/api/words/eo"]);
});

test("a refusal has what the server says of it; what a proxy says is none", async () => {
  const problem = { reason: "taken", refusal: "table-full", fields: {}, message: "No seat is free." };
  answering({ status: 409, body: problem }, { status: 502, body: "<html>" }, { status: 502, body: { error: "no" } });
  const refused = { status: 409, problem, message: "No seat is free." };
  await expect(api.joinTable("oak", { name: "Ada" })).rejects.toMatchObject(refused);
  for (let time = 0; time < 2; time++) {
    await expect(api.listTables()).rejects.toMatchObject({ status: 502, problem: null });
  }
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

import { describe, expect, test, vi } from "vitest";
import * as memory from "../../src/net/memory";

const place = (table: string, more: Partial<memory.Place> = {}) => ({
  table,
  token: `token of ${table}`,
  game: "patience",
  ...more,
});
const tables = (): string[] => memory.places().map(({ table }) => table);

test("what is kept is recalled, and what is not is what one says instead", () => {
  memory.keep("name", { first: "Ada" });
  expect(memory.recall("name", null)).toEqual({ first: "Ada" });
  expect(memory.recall("face", "toad")).toBe("toad");
});

test("spoilt storage is like an empty one", () => {
  localStorage.setItem("courtcards.places", "[{");
  expect(memory.places()).toEqual([]);
});

test("without storage everything works but coming back", () => {
  const closed = () => {
    throw new Error("storage is closed");
  };
  vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
  memory.keepPlace(place("oak"));
  expect(memory.tokenOf("oak")).toBeUndefined();
});

describe("tables", () => {
  test("the newest comes first, and each is there once", () => {
    for (const table of ["oak", "elm", "oak"]) memory.keepPlace(place(table));
    expect(tables()).toEqual(["oak", "elm"]);
    expect(memory.tokenOf("oak")).toBe("token of oak");
  });

  test("only so many are kept: the oldest is forgotten", () => {
    for (let number = 0; number <= 20; number++) memory.keepPlace(place(`table ${number}`));
    expect(tables()).toHaveLength(20);
    expect(tables()).not.toContain("table 0");
  });

  test("who leaves gives up the token; a table with finished games stays in the list", () => {
    memory.keepPlace(place("oak"));
    memory.keepPlace(place("elm"));
    memory.keepFinished("oak", 1);
    memory.leavePlace("oak");
    memory.leavePlace("elm");
    expect(tables()).toEqual(["oak"]);
    expect(memory.tokenOf("oak")).toBeUndefined();
  });
});

describe("finished games", () => {
  const finishedAt = (table: string) =>
    memory
      .places()
      .find((one) => one.table === table)
      ?.finished?.map(({ number }) => number);

  test("each is kept once, the newest first, and only so many", () => {
    memory.keepPlace(place("oak"));
    for (let number = 1; number <= 21; number++) memory.keepFinished("oak", number);
    memory.keepFinished("oak", 21);
    expect(finishedAt("oak")).toEqual(Array.from({ length: 20 }, (_, index) => 21 - index));
  });

  test("with the last one its table is forgotten, unless one plays on there", () => {
    memory.keepPlace(place("over", { isOver: true }));
    memory.keepPlace(place("on"));
    for (const table of ["over", "on"]) {
      memory.keepFinished(table, 1);
      memory.keepFinished(table, 2);
      memory.forgetFinished(table, 1);
      expect(finishedAt(table)).toEqual([2]);
      memory.forgetFinished(table, 2);
    }
    expect(tables()).toEqual(["on"]);
  });
});

test("progress in one lesson leaves that in others alone", () => {
  memory.keepProgress("patience", { scene: 3, isLearnt: false });
  memory.keepProgress("whist", { scene: 0, isLearnt: true });
  expect(memory.progressOf("patience")).toEqual({ scene: 3, isLearnt: false });
  expect(memory.progressOf("bridge")).toEqual({ scene: 0, isLearnt: false });
});

import { describe, expect, test, vi } from "vitest";
import { ApiError } from "../../src/net/api";
import type { OwnRecord } from "../../src/net/messages";
import * as profile from "../../src/you/profile";

const TALLY = { games: 3, won: 1, lost: 2, left: 0, streak: 0, longest: 1 };
const JESTER = { name: null, bot: "expert", character: "jester" };
const RECORD: OwnRecord = {
  since: 1,
  tally: TALLY,
  figures: [],
  games: [],
  rivals: [
    { who: JESTER, games: 2, won: 1 },
    { who: { ...JESTER, bot: "novice" }, games: 1, won: 1 },
    { who: { name: "jester", bot: null, character: null }, games: 5, won: 0 },
  ],
  recent: [],
};
const unknown = () =>
  new ApiError(401, { reason: "not_yours", refusal: "no-profile", fields: {}, message: "There is no such profile." });

/** A server that answers in turn, or cannot be reached; return what it was asked. */
function serve(...answers: Array<[status: number, body: unknown]>) {
  const asked = vi.fn(async (_path: string, _options?: RequestInit) => {
    const answer = answers.shift();
    if (!answer) throw new TypeError("nobody answers");
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

describe("sitting down", () => {
  test("the first game makes the profile, the next ones use it", async () => {
    const asked = serve([201, { secret: "mine" }]);
    expect(profile.secretOf()).toBeUndefined();
    expect(await profile.asMyself(async (you) => you)).toBe("mine");
    expect(await profile.asMyself(async (you) => you)).toBe("mine");
    expect(asked).toHaveBeenCalledOnce();
    expect(asked.mock.calls[0][1]?.method).toBe("POST");
  });

  test("without a profile one can play too", async () => {
    serve();
    expect(await profile.asMyself(async (you) => you ?? "nobody")).toBe("nobody");
    expect(profile.isOff()).toBe(false);
  });

  test("a profile that was deleted elsewhere is not used again, and no other is made", async () => {
    profile.carry("gone");
    const sit = vi.fn(async (you?: string) => (you ? Promise.reject(unknown()) : "seated"));
    expect(await profile.asMyself(sit)).toBe("seated");
    expect(profile.isOff()).toBe(true);
    const asked = serve();
    expect(await profile.asMyself(sit)).toBe("seated");
    expect(asked).not.toHaveBeenCalled();
    profile.turnOn();
    expect(profile.isOff()).toBe(false);
  });

  test("any other refusal is one", async () => {
    profile.carry("mine");
    await expect(profile.asMyself(() => Promise.reject(new ApiError(409)))).rejects.toThrow(ApiError);
    expect(profile.secretOf()).toBe("mine");
  });
});

describe("what was played", () => {
  test("is kept for when the server cannot be reached", async () => {
    profile.carry("mine");
    const asked = serve([200, RECORD]);
    expect(await profile.myRecord()).toEqual(RECORD);
    expect(asked.mock.calls[0][1]?.headers).toEqual({ authorization: "Bearer mine" });
    await expect(profile.myRecord()).rejects.toThrow(ApiError);
    expect(profile.keptRecord()?.record).toEqual(RECORD);
  });

  test("is forgotten with the profile", () => {
    localStorage.setItem("courtcards.you.record", JSON.stringify({ record: RECORD, when: 1 }));
    profile.turnOff();
    expect(profile.keptRecord()).toBeNull();
  });

  test("a character is met at every level, and is nobody who has the same name", async () => {
    profile.carry("mine");
    serve([200, RECORD]);
    expect(await profile.recordsAgainst()).toEqual({ jester: { games: 3, won: 2 } });
    // The server is not there any more.
    expect(await profile.recordsAgainst()).toEqual({ jester: { games: 3, won: 2 } });
  });

  test("whoever has no profile has met nobody", async () => {
    expect(await profile.recordsAgainst()).toEqual({});
  });
});

test("the link to another device has its secret where servers do not see it", () => {
  const link = new URL(profile.linkToCarry("mine"));
  expect(link.pathname + link.search).toBe("/you");
  expect(profile.carriedIn(link.hash)).toBe("mine");
  expect(profile.carriedIn("")).toBeNull();
  expect(profile.carriedIn("#carry=")).toBeNull();
});

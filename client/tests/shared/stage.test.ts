import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pauseAfter, lengthOf, settings } from "../../src/settings.svelte";
import { cuesOf, PHASES, type Phase } from "../../src/shared/phases";
import { isOnStage, Stage } from "../../src/shared/stage.svelte";

const JUDGED = [
  { event: "judged", seat: 1 },
  { event: "revealed", card: "bat" },
  { event: "laid", seat: 2, card: "bat" },
];
const ORDER = ["word", "breath", "turn", "take"];
const cues = cuesOf(JUDGED);

let stage: Stage;
let page: EventTarget & { hidden: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  settings.pace = "brisk";
  stage = new Stage();
});
afterEach(() => {
  stage.finish();
  vi.useRealTimers();
});

/** The phases in their order, each until it is over. */
function phasesSeen(): Phase[] {
  const seen: Phase[] = [];
  while (stage.cue) {
    seen.push(stage.cue.phase);
    vi.advanceTimersByTime(lengthOf(stage.cue.phase));
  }
  return seen;
}

test("the judge's word, a breath, the turn, and only then the card goes to somebody", () => {
  stage.begin(cues);
  expect(isOnStage()).toBe(true);
  expect(phasesSeen()).toEqual(ORDER);
  expect(isOnStage()).toBe(false);
});

test("a card that is drawn and put away at once goes one way", () => {
  const events = ["drawn", "put-away"].map((event) => ({ event, seat: 1, card: "joker" }));
  expect(cuesOf(events).map(({ event }) => event)).toEqual([events[1]]);
});

describe("the end is there at once", () => {
  test("at the pace instant", () => {
    settings.pace = "instant";
    stage.begin(cues);
    expect(stage.cue).toBeNull();
  });

  test("for a tab that is hidden, or becomes so", () => {
    page.hidden = true;
    stage.begin(cues);
    expect(stage.cue).toBeNull();
    page.hidden = false;
    stage.begin(cues);
    page.dispatchEvent(new Event("visibilitychange"));
    expect([stage.cue, isOnStage()]).toEqual([null, false]);
  });

  test("of what was being shown when something new comes", () => {
    stage.begin(cues);
    vi.advanceTimersByTime(1);
    stage.begin(cuesOf([{ event: "offered", seat: 1 }]));
    expect(phasesSeen()).toEqual(["travel"]);
    expect([vi.getTimerCount(), isOnStage()]).toEqual([0, false]);
  });
});

test("without motion the order is the same, ways take next to nothing, and the rest as long as ever", () => {
  const usual = ORDER.map((phase) => lengthOf(phase as Phase));
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const still = ORDER.map((phase) => lengthOf(phase as Phase));
  expect(still.slice(0, 3)).toEqual(usual.slice(0, 3));
  expect(still[3]).toBeLessThan(usual[3] / 4);
  stage.begin(cues);
  expect(phasesSeen()).toEqual(ORDER);
});

test.each(["calm", "brisk"] as const)("at the pace %s the next thing waits until all has been shown", (pace) => {
  settings.pace = pace;
  const shown = cues.reduce((sum, { phase }) => sum + lengthOf(phase), 0);
  expect(pauseAfter(JUDGED)).toBeGreaterThan(shown);
  expect(Object.keys(PHASES).every((phase) => lengthOf(phase as Phase) > 0)).toBe(true);
});

describe("a table is followed", () => {
  const EARLIER = [{ event: "offered", seat: 0 }];
  const LATER = [...EARLIER, ...JUDGED];

  test("by one step, in phases, from the table before it", () => {
    expect(stage.follow("then", EARLIER, 0)).toBe("leap");
    expect(stage.follow("now", LATER, JUDGED.length)).toBe("step");
    expect([stage.before, stage.news]).toEqual(["then", JUDGED]);
    expect(phasesSeen()).toEqual(ORDER);
    expect(stage.before).toBe("then");
  });

  test("by a leap, at once, whatever was being shown", () => {
    stage.follow("then", EARLIER, 0);
    stage.follow("now", LATER, JUDGED.length);
    expect(stage.follow("elsewhere", EARLIER, 0)).toBe("leap");
    expect([stage.cue, stage.before, stage.news]).toEqual([null, null, []]);
  });

  test("in the same moment, without a word about what is being shown", () => {
    stage.follow("then", EARLIER, 0);
    stage.follow("now", LATER, JUDGED.length);
    const { cue } = stage;
    expect(stage.follow("now, and somebody speaks", LATER, 0)).toBe("same");
    expect([stage.cue, stage.before, stage.news]).toEqual([cue, "then", JUDGED]);
  });
});

// How this player wants things to look, move and sound.
import { keep, recall } from "./net/memory";
import { beatsOf, cuesOf, type Phase } from "./shared/phases";
import { LANGUAGES, languageFor } from "./text/languages";
import { spokenLanguage } from "./text/spoken.svelte";

/** How quickly everything happens: what bots take to think, and what a card takes to be turned. */
export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

const STANDARD = {
  language: languageFor(navigator.languages),
  theme: "auto" as "auto" | "light" | "dark",
  contrast: (matchMedia("(prefers-contrast: more)").matches ? "high" : "normal") as "normal" | "high",
  pace: "brisk" as Pace,
  sound: false,
  /** Whether the table shows who has how many of what. */
  counter: false,
  banter: true,
  /** Whether somebody was asked about sounds at their first table. */
  soundAsked: false,
  vibration: true,
  /** Whether to be told of one's turn while looking elsewhere, as far as the browser allows it. */
  notify: false,
  /** Whether single keys do what buttons do. */
  keys: true,
  name: "",
  avatar: "toad",
};

export const settings = $state({ ...STANDARD, ...recall<Partial<typeof STANDARD>>("settings", {}) });
// What was kept may name a language that is gone.
if (!(settings.language in LANGUAGES)) settings.language = STANDARD.language;

const MOTION: Record<Pace, number> = { calm: 480, brisk: 240, instant: 0 };
// How long a reveal stays before the game continues; other events take a part of it.
const REVEAL: Record<Pace, number> = { calm: 3600, brisk: 1900, instant: 0 };
const MOMENTS = new Set(["revealed", "lost", "busted", "duel-began", "catch-up-began", "stampede", "won"]);

/** Whether something happened that everybody should have a look at. */
export const hasMoment = (events: Array<Record<string, any>>): boolean =>
  events.some(({ event }) => MOMENTS.has(event));

/** Whether this player wants nothing to move. */
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a phase takes at this pace, in milliseconds. */
export const lengthOf = (phase: Phase): number => MOTION[settings.pace] * beatsOf(phase, isStill());

/** How long it takes to show what has happened in its phases, in milliseconds. */
export const stagedFor = (events: Array<Record<string, any>>): number =>
  cuesOf(events as any).reduce((sum, { phase }) => sum + lengthOf(phase), 0);

/** How long what has happened stays on the screen before the next thing, in milliseconds. */
export function pauseAfter(events: Array<Record<string, any>>): number {
  if (!events.length) return 0;
  const longest = REVEAL[settings.pace];
  const staged = stagedFor(events);
  // What is shown in phases has been seen when they are over; a look at what has become of it is enough.
  if (staged) return staged + (hasMoment(events) ? longest / 4 : longest / 8);
  return hasMoment(events) ? longest : longest / 4;
}

/** Keep the settings, and let the page show them. */
export function applySettings(): void {
  keep("settings", settings);
  const page = document.documentElement;
  page.lang = spokenLanguage();
  if (settings.theme === "auto") delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  page.dataset.contrast = settings.contrast;
  page.style.setProperty("--motion", `${isStill() ? 0 : MOTION[settings.pace]}ms`);
}

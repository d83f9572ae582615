// How this player wants things to look, move and sound.
import { keep, recall } from "./net/memory";
import { LANGUAGES, languageFor } from "./text/languages";
import { spokenLanguage } from "./text/spoken.svelte";

export type Speed = "off" | "fast" | "normal" | "slow";

const STANDARD = {
  language: languageFor(navigator.languages),
  theme: "auto" as "auto" | "light" | "dark",
  contrast: (matchMedia("(prefers-contrast: more)").matches ? "high" : "normal") as "normal" | "high",
  speed: "normal" as Speed,
  sound: false,
  name: "",
  avatar: "toad",
};

export const settings = $state({ ...STANDARD, ...recall<Partial<typeof STANDARD>>("settings", {}) });
// What was kept may name a language that is gone.
if (!(settings.language in LANGUAGES)) settings.language = STANDARD.language;

const MOTION: Record<Speed, number> = { off: 0, fast: 140, normal: 260, slow: 520 };
// How long a reveal stays before the game goes on; other events take a part of it.
const REVEAL: Record<Speed, number> = { off: 0, fast: 900, normal: 1900, slow: 3200 };
const MOMENTS = new Set(["revealed", "lost", "busted", "duel-began", "catch-up-began", "stampede", "won"]);

/** Whether something happened that everybody should have a look at. */
export const hasMoment = (events: Array<Record<string, any>>): boolean =>
  events.some(({ event }) => MOMENTS.has(event));

/** How long what has happened stays on the screen before the next thing, in milliseconds. */
export function pauseAfter(events: Array<Record<string, any>>): number {
  if (!events.length) return 0;
  const longest = REVEAL[settings.speed];
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
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  page.style.setProperty("--motion", `${isStill ? 0 : MOTION[settings.speed]}ms`);
}

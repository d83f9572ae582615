// How much time there is, in words.
import { t } from "./index";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Time left in a few words: whole hours, or minutes where there is less than an hour. */
export function timeInWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= HOUR) return t("hoursLeft", { count: Math.floor(left / HOUR) });
  return t("minutesLeft", { count: Math.ceil(left / MINUTE) });
}

/** Time left as on a clock: minutes and seconds, in words where there are hours. */
export function timeOnClock(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= HOUR) return timeInWords(left);
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

// Rule options in plain words.
import type { OptionInfo } from "../net/messages";
import { inLanguage, t } from "../text";

/** Beyond so many, a number is typed rather than chosen from a list. */
const LONGEST_LIST = 16;

/** The values an option can have, with their words; null if there are too many to list. */
export function choicesOf(option: OptionInfo): Array<[unknown, string]> | null {
  if (option.kind === "flag") return [[true, t("yes")], [false, t("no")]];
  if (option.kind === "choice") return Object.entries(option.values).map(([name, meaning]) => [name, inLanguage(meaning)]);
  const [low, high] = [option.low, option.high];
  if (low === null || high === null || high - low >= LONGEST_LIST) return null;
  return Array.from({ length: high - low + 1 }, (_, index) => [low + index, String(low + index)]);
}

export function valueInWords(option: OptionInfo, value: unknown, word: (one: string) => string = (one) => one): string {
  if (value !== null && typeof value === "object") return Object.entries(value).map(([name, count]) => `${word(name)} ${count}`).join(", ");
  return choicesOf(option)?.find(([choice]) => choice === value)?.[1] ?? String(value);
}

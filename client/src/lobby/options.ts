// Rule options in plain words.
import type { GameInfo, OptionInfo } from "../net/messages";
import { t } from "../text";
import type { GameLanguage } from "../text/sentences";

/** Beyond so many, a number is typed rather than chosen from a list. */
const LONGEST_LIST = 16;

/** Every option's value as long as nothing is chosen for it: the preset's, else the default. */
export function usualOf(game: GameInfo, preset: string | null | undefined, players: number): Record<string, any> {
  const bundle = game.presets.find((one) => one.name === preset) ?? game.presets[0];
  return {
    ...Object.fromEntries(game.options.map((option) => [option.name, option.defaults[players]])),
    ...bundle?.options,
  };
}

/** Whether two values of an option are the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a value is offered, with what is chosen for the other options. */
export const isOffered = (option: OptionInfo, value: unknown, chosen: Record<string, unknown>): boolean =>
  option.only_with[String(value)]?.some((other) => chosen[other] !== undefined) ?? true;

/** The values an option can have, with their words; null if there are too many to list. */
export function choicesOf(option: OptionInfo, words: GameLanguage): Array<[unknown, string]> | null {
  if (option.kind === "flag")
    return [
      [true, t("yes")],
      [false, t("no")],
    ];
  if (option.kind === "choice")
    return option.values.map((value) => [value, words.text(`option-${option.name}.${value}`)]);
  const [low, high] = [option.low, option.high];
  if (low === null || high === null || high - low >= LONGEST_LIST) return null;
  return Array.from({ length: high - low + 1 }, (_, index) => [low + index, String(low + index)]);
}

/** What an option is about. */
export const meaningOf = (option: OptionInfo, words: GameLanguage): string => words.text(`option-${option.name}`);

export function valueInWords(option: OptionInfo, value: unknown, words: GameLanguage): string {
  if (value !== null && typeof value === "object")
    return Object.entries(value)
      .map(([name, count]) => `${words.word(name)} ${count}`)
      .join(", ");
  return choicesOf(option, words)?.find(([choice]) => choice === value)?.[1] ?? String(value);
}

/** What holds with a value of an option, as a sentence: just as courtcards.play.rulebook says it. */
export function ruleOf(option: OptionInfo, value: unknown, words: GameLanguage): string {
  const key = `rule-${option.name}`;
  if (words.has(`${key}.${value}`)) return words.text(`${key}.${value}`);
  const said = typeof value === "number" ? value : valueInWords(option, value, words);
  if (words.has(key)) return words.text(key, { value: said });
  return t("optionSays", { option: meaningOf(option, words), value: said });
}

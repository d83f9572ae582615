// Data about a game to sentences, as courtcards.engine.phrases does it.
import type { Wording } from "../net/messages";
import { fillIn } from "./index";

type Data = Record<string, any>;
const SEATS = new Set(["seat", "to", "from", "of"]);
const SEAT_LISTS = new Set(["winners", "losers"]);

export function sentence(words: Wording, kind: "do" | "event" | "result", data: Data, names: string[]): string {
  const base = `${kind}.${data[kind]}`;
  const fuller = Object.keys(data).find((name) => `${base}+${name}` in words.templates);
  const template = words.templates[fuller ? `${base}+${fuller}` : base] ?? base;
  const fields = Object.entries(data).map(([name, value]) => [name, spell(words, name, value, names)]);
  return fillIn(template, Object.fromEntries(fields));
}

/** Tell how a game ended. */
export function outcome(words: Wording, result: Data, names: string[]): string {
  const { winners, losers, reason } = result;
  return sentence(words, "result", { result: winners.length ? "won" : "nobody", winners, losers, reason }, names);
}

function spell(words: Wording, name: string, value: any, names: string[]): string {
  const word = (one: string) => words.vocabulary[one] ?? one;
  if (SEATS.has(name)) return names[value] ?? "";
  if (SEAT_LISTS.has(name)) return value.map((seat: number) => names[seat]).join(words.joiner);
  if (typeof value === "string") return word(value);
  if (!Array.isArray(value)) return String(value);
  if (typeof value[0] === "number") {
    return fillIn(words.templates.owned, { seat: names[value[0]], card: word(value[1]) });
  }
  return value.map(word).join(words.joiner);
}

// What bots say now and then. It follows from what everybody sees and from the table's name, and from nothing else: so it
// tells nothing about hidden cards, and everybody at the table hears the same.
import type { Felt, Feeling } from "./feelings";

/** Something that a character says: `line-{character}-{occasion}` in every language. */
export type Line = { seat: number; character: string; occasion: Occasion; at: number };
export type Occasion = "hello" | Exclude<Feeling, "lucky">;

// So many events at least are between two lines of bots, and so many percent of the occasions are taken.
const QUIET = 14;
const TALKATIVE = 60;

/** Who is which character, by seat; null for people and free seats. */
type Cast = ReadonlyArray<string | null>;

/** All that bots have said in a game so far, oldest first: each line once, and never much. */
export function linesIn(felt: Felt[], cast: Cast, game: string): Line[] {
  const lines: Line[] = [];
  const greeter = pick(
    cast.flatMap((who, seat) => (who ? [seat] : [])),
    `${game} hello`,
  );
  if (greeter !== undefined) say(lines, cast, { seat: greeter, occasion: "hello", at: 0 });
  const end = felt.findLast(({ feeling }) => feeling === "won" || feeling === "lost")?.at ?? Infinity;
  for (const { seat, feeling, at } of felt) {
    if (feeling === "lucky" || at === end || at - (lines.at(-1)?.at ?? -QUIET) < QUIET) continue;
    if (chance(`${game} ${seat} ${at}`, 100) < TALKATIVE) say(lines, cast, { seat, occasion: feeling, at });
  }
  const last = felt.filter(({ seat, at }) => at === end && cast[seat]);
  const closing = pick(last, `${game} end`);
  if (closing) say(lines, cast, { seat: closing.seat, occasion: closing.feeling as Occasion, at: end });
  return lines;
}

function say(lines: Line[], cast: Cast, { seat, occasion, at }: Omit<Line, "character">): void {
  const character = cast[seat];
  const isNew = !lines.some((line) => line.seat === seat && line.occasion === occasion);
  if (character && isNew) lines.push({ seat, character, occasion, at });
}

function pick<One>(from: One[], by: string): One | undefined {
  return from[chance(by, from.length)];
}

/** A number below `below` that looks random and is always the same for the same words. */
function chance(words: string, below: number): number {
  let hash = 2166136261;
  for (const letter of words) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) % Math.max(below, 1);
}

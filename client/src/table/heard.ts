// All that is said at a table, in the order in which it was heard: by people, and by the bots.
import { linesIn } from "../characters/banter";
import type { Felt } from "../characters/feelings";
import type { Known } from "../net/follower";
import type { Remark } from "../net/messages";
import { isBot } from "./room";

/** What somebody said; a line is a character's: `line-{what}`. */
export type Heard = Omit<Remark, "kind"> & { kind: Remark["kind"] | "line" };

/** What a table's bots have said in the game that is on, as far as this viewer wants to hear it. */
export function linesOf({ room, muted }: Pick<Known, "room" | "muted">, felt: Felt[]): Heard[] {
  const cast = room.seats.map((seat) => (isBot(seat) ? seat.character : null));
  return linesIn(felt, room.game ? cast : [], `${room.table} ${room.game}`)
    .filter(({ seat }) => !muted.includes(seat))
    .map(({ seat, character, occasion, at }) => ({
      version: at,
      seat,
      kind: "line",
      what: `${character}-${occasion}`,
    }));
}

/** Puts lines between what people say: they have no version, but came at some time. */
export class Weaver {
  #after = new Map<string, number>();
  #game = 0;

  weave(game: number, talk: Remark[], lines: Heard[]): Heard[] {
    if (game !== this.#game) this.#after.clear();
    this.#game = game;
    const newest = talk.at(-1)?.version ?? 0;
    for (const { what } of lines) if (!this.#after.has(what)) this.#after.set(what, newest);
    const placed = lines.map((line) => ({ line, after: this.#after.get(line.what)! }));
    const heard = talk.flatMap((remark, index): Heard[] => [
      ...placed
        .filter(({ after }) => after < remark.version && after >= (talk[index - 1]?.version ?? 0))
        .map(({ line }) => line),
      remark,
    ]);
    return [...heard, ...placed.filter(({ after }) => after >= newest).map(({ line }) => line)];
  }
}

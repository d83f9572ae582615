// What happens to players, as far as everybody sees it: faces show it, and now and then somebody says a word about it.
import type { GameEvent, TableProps } from "../games/types";
import type { Mood } from "./portraits";

/** caught: lied and was found out; fooled: lied and was believed; gotcha: saw through, or took from, somebody. */
export type Feeling = "caught" | "fooled" | "gotcha" | "ouch" | "lucky" | "won" | "lost";
/** Who felt what, at which event. */
export type Felt = { seat: number; feeling: Feeling; at: number };
/** What one of a game's events does to whom. It reads only what everybody is told of them. */
export type Feel = (events: GameEvent[], at: number) => Array<[seat: number, feeling: Feeling]>;

type Result = TableProps["result"];

const MOOD_OF: Record<Feeling, Mood> = {
  caught: "caught",
  ouch: "caught",
  lost: "caught",
  fooled: "smug",
  gotcha: "smug",
  lucky: "delighted",
  won: "delighted",
};
// A face keeps its look for so many events.
const LASTS = 5;

/** Everything that was felt so far, oldest first; the end of a game is felt after its last event. */
export function feltIn(events: GameEvent[], result: Result, feel: Feel | undefined): Felt[] {
  const felt = events.flatMap((_, at) => (feel?.(events, at) ?? []).map(([seat, feeling]) => ({ seat, feeling, at })));
  const ended = (seats: number[], feeling: Feeling) => seats.map((seat) => ({ seat, feeling, at: events.length }));
  return result ? [...felt, ...ended(result.losers, "lost"), ...ended(result.winners, "won")] : felt;
}

/** How everybody looks now: as they feel about what has just happened, else they think when it is their turn. */
export function moodsOf(felt: Felt[], count: number, fresh: number, turn: number | null, seats: number): Mood[] {
  return Array.from({ length: seats }, (_, seat) => {
    const last = felt.findLast((one) => one.seat === seat);
    const isNews = last !== undefined && last.at >= count - fresh;
    if (seat === turn && !isNews) return "thinking";
    return last !== undefined && last.at >= count - LASTS ? MOOD_OF[last.feeling] : "neutral";
  });
}

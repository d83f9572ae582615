// The way from a line of the history to its moment.
import type { TableProps } from "../games/types";
import { readMoments, readRecord, readSteps } from "../net/api";
import type { Step } from "../net/messages";

/** Who played a game that ended before the present one, and how it ended. */
export type Past = { names: string[]; result: TableProps["result"] };
export type Journey = { steps: Step[]; at: number; past?: Past };
/** What is seen of a game at one of its steps, and all that had happened by then. */
export type Moment = {
  table: Step["table"];
  events: Step["events"];
  fresh: number;
  isLast: boolean;
  past?: Past;
  /** Whose sight it is, of a finished game; null: all cards are open, or it is the viewer's own. */
  seat: number | null;
};
/** Which game is looked at again: from which event, or at which step, and as which seat saw it. */
export type Wanted = { game: number; event?: number; step?: number | null; seat?: number | null; stays?: true };

/** The number of the step that told an event, by the event's place among all of them. */
export function stepTelling(steps: Step[], event: number): number {
  let told = 0;
  const found = steps.findIndex((step) => (told += step.events.length) > event);
  return found < 0 ? steps.length - 1 : found;
}

/** The game on the table as this viewer saw it, beginning with the moment of an event. */
export async function momentsFrom(table: string, event: number): Promise<Journey> {
  const steps = await readMoments(table);
  return { steps, at: stepTelling(steps, event) };
}

/** A game that ended before the present one, with who played it: as a seat saw it, or with all that was hidden. */
export async function earlierGame(table: string, game: number, seat: number | null): Promise<Journey> {
  const [steps, { names }] = await Promise.all([readSteps(table, game, seat), readRecord(table, game)]);
  return { steps, at: 0, past: { names, result: steps.at(-1)!.result as TableProps["result"] } };
}

/** The finished game on the table, from its beginning or from the moment of an event. */
export async function replayFrom(
  table: string,
  game: number,
  event: number | null,
  seat: number | null,
): Promise<Journey> {
  const steps = await readSteps(table, game, seat);
  // Everybody sees the same events, though not the same cards: an index in the viewer's history is valid in the full record.
  return { steps, at: event === null ? 0 : stepTelling(steps, event) };
}

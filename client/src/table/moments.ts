// The way from a line of the history to its moment.
import type { TableProps } from "../games/types";
import { readMoments, readRecord, readSteps } from "../net/api";
import type { Step } from "../net/messages";

/** Who played a game that ended before the present one, and how it ended. */
export type Past = { names: string[]; result: TableProps["result"] };
export type Journey = { steps: Step[]; at: number; past?: Past };
/** What is seen of a game at one of its steps, and all that had happened by then. */
export type Moment = { table: Step["table"]; events: Step["events"]; fresh: number; isLast: boolean; past?: Past };

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

/** A game that ended before the present one, from its beginning. */
export async function earlierGame(table: string, game: number): Promise<Journey> {
  const [steps, { names }] = await Promise.all([readSteps(table, game), readRecord(table, game)]);
  return { steps, at: 0, past: { names, result: steps.at(-1)!.result as TableProps["result"] } };
}

/** A finished game with all that was hidden, from its beginning or from the moment of an event. */
export async function replayFrom(table: string, game: number, event: number | null): Promise<Journey> {
  const steps = await readSteps(table, game);
  // Everybody sees the same events, though not the same cards: an index in the viewer's history is valid in the full record.
  return { steps, at: event === null ? 0 : stepTelling(steps, event) };
}

// The way from a line of the history to its moment.
import { readMoments, readSteps } from "../net/api";
import type { Step } from "../net/messages";

export type Journey = { steps: Step[]; at: number };

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

/** A finished game with all that was hidden, from its beginning or from the moment of an event. */
export async function replayFrom(table: string, game: number, event: number | null): Promise<Journey> {
  // The events of the full record are others than those this viewer was told; the steps are the same.
  const at = event === null ? 0 : (await momentsFrom(table, event)).at;
  return { steps: await readSteps(table, game), at };
}

// Things that happened in one moment, shown in their order: phase after phase, as quickly as the pace says.
import { lengthOf, settings } from "../settings.svelte";
import { cuesOf, type Cue, type Happened } from "./phases";

const open = $state({ stages: 0 });

/** Whether something is being shown just now, so that nobody may tell yet how it ends. */
export const isOnStage = (): boolean => open.stages > 0;

/** How a table follows the one before it: by one step, by a leap, or it is the same moment still. */
export type Follows = "step" | "leap" | "same";

export class Stage<Table = unknown> {
  #cues = $state.raw<Cue[]>([]);
  #at = $state(0);
  #before = $state.raw<Table | null>(null);
  #news = $state.raw<Happened[]>([]);
  #last: { table: Table; count: number } | null = null; // not reactive
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The table before the last step; null after a leap. */
  get before(): Table | null {
    return this.#before;
  }
  /** What happened in that step. */
  get news(): Happened[] {
    return this.#news;
  }

  /** All that is shown in its order; nothing while no stage is open. */
  get cues(): Cue[] {
    return this.#cues;
  }
  /** Which of the cues is shown now. */
  get at(): number {
    return this.#at;
  }
  /** What is shown now; null: everything has been shown. */
  get cue(): Cue | null {
    return this.#cues[this.#at] ?? null;
  }

  /** One step forward is shown phase by phase; wherever else one comes from, the table is there at once. */
  follow(table: Table, events: Happened[], fresh: number): Follows {
    const last = this.#last;
    const count = events.length;
    this.#last = { table, count };
    if (count === last?.count) return "same";
    const isStep = last !== null && fresh > 0 && count === last.count + fresh;
    this.#before = isStep ? last.table : null;
    this.#news = isStep ? events.slice(-fresh) : [];
    this.begin(cuesOf(this.#news));
    return isStep ? "step" : "leap";
  }

  /** Show something new; what was still being shown is over. Who wants no pace or does not look sees the end at once. */
  begin(cues: Cue[]): void {
    this.finish();
    if (!cues.length || settings.pace === "instant" || document.hidden) return;
    open.stages++;
    this.#cues = cues;
    document.addEventListener("visibilitychange", this.finish);
    this.#wait();
  }

  /** Show the end at once. */
  finish = (): void => {
    clearTimeout(this.#timer);
    if (!this.#cues.length) return;
    document.removeEventListener("visibilitychange", this.finish);
    this.#cues = [];
    this.#at = 0;
    open.stages--;
  };

  #wait(): void {
    this.#timer = setTimeout(() => {
      if (this.#at + 1 === this.#cues.length) return this.finish();
      this.#at++;
      this.#wait();
    }, lengthOf(this.#cues[this.#at].phase));
  }
}

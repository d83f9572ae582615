// Things that happened in one moment, shown in their order: phase after phase, as quickly as the pace says.
import { lengthOf, settings } from "../settings.svelte";
import type { Cue } from "./phases";

const open = $state({ stages: 0 });

/** Whether something is being shown just now, so that nobody may tell yet how it ends. */
export const isOnStage = (): boolean => open.stages > 0;

export class Stage {
  #cues = $state.raw<Cue[]>([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

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

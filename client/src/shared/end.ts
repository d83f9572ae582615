// Lists that grow at their end are opened where the newest is.
import { tick } from "svelte";

/** Show the end of a list as soon as it is there: a sheet is shown only after what is in it was made. */
export function beginAtTheEnd(list: HTMLElement): void {
  void tick().then(() => list.lastElementChild?.scrollIntoView({ block: "end" }));
}

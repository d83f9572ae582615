// The drawn faces are a part of their own, loaded when the first bot is seen.
import type { Component } from "svelte";
import type { Mood } from "./portraits";

let drawn = $state.raw<Component<{ character: string; mood?: Mood }> | null>(null);
let isAsked = false;

/** What draws a character; null until it is there. */
export function portrait(): typeof drawn {
  if (!isAsked) {
    isAsked = true;
    // Without it there is the face that bots have anyway; the next bot tries again.
    import("./Portrait.svelte").then(
      (part) => (drawn = part.default),
      () => (isAsked = false),
    );
  }
  return drawn;
}

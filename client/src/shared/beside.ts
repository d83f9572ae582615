/** How far a bubble stays from what it is about, and from the edge of the window, in pixels. */
const GAP = 6;

type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

/** Where a bubble of some size goes: above what it is about, else below, and within the window. */
export function besideOf(about: Box, size: Size, window: Size) {
  const above = about.top - size.height - GAP;
  const below = about.top + about.height + GAP;
  const top = above >= GAP ? above : Math.min(below, window.height - size.height - GAP);
  const centred = about.left + about.width / 2 - size.width / 2;
  const left = Math.min(Math.max(centred, GAP), window.width - size.width - GAP);
  return { left: Math.max(left, GAP), top: Math.max(top, GAP) };
}

/** Where a bubble goes that somebody says: on the lower edge of their place, which it may cover, and within the window. */
export function spokenAt(speaker: Box, size: Size, window: Size) {
  const left = Math.min(speaker.left + GAP, window.width - size.width - GAP);
  const top = Math.min(speaker.top + speaker.height - size.height / 2, window.height - size.height - GAP);
  return { left: Math.max(left, GAP), top: Math.max(top, GAP) };
}

/** Put a bubble beside what it is about. */
export const placeBeside = (bubble: HTMLElement, about: Box): void => put(bubble, about, besideOf);
/** Put a bubble where somebody says it. */
export const placeSpoken = (bubble: HTMLElement, speaker: Box): void => put(bubble, speaker, spokenAt);

function put(bubble: HTMLElement, box: Box, where: typeof besideOf): void {
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const { left, top } = where(box, size, { width: innerWidth, height: innerHeight });
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}

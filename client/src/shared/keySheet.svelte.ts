// The sheet of keys: what every key does on the screen as it is now, read from the controls themselves.
import { signOf } from "./keys";

export type KeyLine = { signs: string[]; does: string };
export const keySheet = $state({ isOpen: false });

/** What keys do on the page now; controls that are covered by a sheet, or not shown, do not count. */
export function keysOn(page: ParentNode): KeyLine[] {
  const controls = [...page.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].filter(
    (one) => !one.closest("dialog") && one.checkVisibility(),
  );
  const lines = controls.map((one) => ({
    signs: one.getAttribute("aria-keyshortcuts")!.split(" ").map(signOf),
    does: nameOf(one),
  }));
  return lines.filter(({ signs, does }, place) => lines.findIndex((one) => isSame(one, { signs, does })) === place);
}

const isSame = (one: KeyLine, other: KeyLine): boolean =>
  one.does === other.does && one.signs.join(" ") === other.signs.join(" ");

/** What a control is called, without the key that stands on it. */
function nameOf(control: HTMLElement): string {
  const label = control.getAttribute("aria-label");
  if (label) return label;
  const copy = control.cloneNode(true) as HTMLElement;
  copy.querySelectorAll("[aria-hidden='true']").forEach((one) => one.remove());
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

// Keys that do the same as buttons. A button says which in `aria-keyshortcuts`; the sheet of keys reads it there.
import type { Attachment } from "svelte/attachments";
import { settings } from "../settings.svelte";

// What is printed on keys that have no letter; the same in every language.
const SIGNS: Record<string, string> = {
  Escape: "Esc",
  Enter: "↵",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

/** What is printed on a key: signOf("Enter") is "↵", signOf("h") is "H". */
export const signOf = (key: string): string => SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** Whether a key was meant for the page: not written into a field, not for a sheet over it, not for the browser. */
export function isForPage(event: KeyboardEvent): boolean {
  if (!settings.keys && event.key !== "?") return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, [contenteditable]")) return false;
  // A button with the focus is pressed by this key itself.
  if ((event.key === "Enter" || event.key === " ") && target?.closest("button, a, summary")) return false;
  return !document.querySelector("dialog[open]");
}

/** Let a key press a button, and the button say so: `<button {@attach onKey("h")}>Hit <Key press="h" /></button>`. */
export const onKey =
  (key: string): Attachment<HTMLElement> =>
  (button) => {
    button.setAttribute("aria-keyshortcuts", key);
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key.toLowerCase() || event.repeat || !isForPage(event)) return;
      event.preventDefault();
      button.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  };

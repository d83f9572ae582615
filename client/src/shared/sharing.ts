// Giving a link away: with the device's own sheet where there is one, else through the clipboard.

/** Whether the device itself asks whom a link is for. */
export const canShare = (): boolean => typeof navigator.share === "function";

export type Given = "shared" | "copied" | "shown" | "kept";

/** Give a link away, and return how that went; "kept" if whoever was asked changed their mind. */
export async function giveAway(link: string, title: string): Promise<Given> {
  if (canShare()) {
    try {
      await navigator.share({ title, url: link });
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "kept";
    }
  }
  return copy(link, title);
}

async function copy(text: string, title: string): Promise<Given> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages that did not come over https have no clipboard: then there is the link to copy by hand.
    prompt(title, text);
    return "shown";
  }
  return "copied";
}

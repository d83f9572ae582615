// Tells somebody that it is their turn while they look elsewhere: if they asked for it, and as long as any page of the
// app is open. A browser that is closed would need a push service of its maker between it and the server
// (ARCHITECTURE.md says why there is none).
import { keep, recall } from "./net/memory";
import type { PlaceInfo } from "./net/messages";
import { awaiting } from "./net/standing.svelte";
import { go, pathOf, route } from "./router.svelte";
import { settings } from "./settings.svelte";
import { othersAt } from "./table/room";
import { t, titleOf } from "./text";

/** Whether this browser can notify: it may still have to ask, or its user has forbidden it. */
export function permission(): NotificationPermission | "unsupported" {
  // Only pages over https, or of this machine, have workers.
  return "Notification" in globalThis && navigator.serviceWorker ? Notification.permission : "unsupported";
}

/** Ask for permission; to be called upon a click only. */
export async function askPermission(): Promise<boolean> {
  return permission() !== "unsupported" && (await Notification.requestPermission()) === "granted";
}

/** Which turns have been told, by table, so that every one is told once, whichever page does it. */
type Told = Record<string, string>;

let telling: Promise<void> = Promise.resolve();
/** Tell of all turns that are new: one after the other, or what is known no longer would undo what is known now. */
export function tellTurns(): Promise<void> {
  telling = telling.then(tell).catch(() => undefined);
  return telling;
}

async function tell(): Promise<void> {
  const told = recall<Told>("told", {});
  const places = awaiting();
  const now = Object.fromEntries(places.map((place) => [place.table, `${place.number} ${place.version}`]));
  keep("told", now);
  if (!settings.notify || permission() !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const old of (await worker?.getNotifications()) ?? []) if (!(old.tag in now)) old.close();
  for (const place of places)
    if (told[place.table] !== now[place.table] && !isSeen(place.table))
      await worker?.showNotification(...wordsFor(place));
}

/** Whether a table, or the list in which it says that it waits, is before the eyes of whoever has this page. */
const isSeen = (table: string): boolean =>
  !document.hidden && (route.table === null ? !route.lesson && !route.isLost : route.table === table);

function wordsFor(place: PlaceInfo): [string, NotificationOptions] {
  const title = place.phase === "playing" ? t("yourTurn") : t("readyToStart");
  const body = [titleOf(place.game), othersAt(place).join(", ")].filter(Boolean).join(" · ");
  return [title, { body, tag: place.table, data: { path: pathOf(place.table) } }];
}

/** Go to the table when its notification is pressed and this page is the one to show it. */
export function followNotifications(): () => void {
  const workers = navigator.serviceWorker;
  const follow = (event: MessageEvent) => typeof event.data?.open === "string" && go(event.data.open);
  workers?.addEventListener("message", follow);
  return () => workers?.removeEventListener("message", follow);
}

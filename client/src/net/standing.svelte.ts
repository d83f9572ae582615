// Where one's own tables stand: asked for again and again, in one request, from any page of the app.
import { readPlaces } from "./api";
import { places, type Place } from "./memory";
import type { PlaceInfo } from "./messages";

const OFTEN = 20_000;
// A page in the background has time, and browsers let it do things only once a minute anyway.
const SELDOM = 60_000;
// For so long somebody may still want a rematch.
const AFTERWARDS = 3 * 86_400_000;

/** What the server said last; `offset` is how far its clock is ahead of this one, in milliseconds. */
export const standing = $state<{ tables: Record<string, PlaceInfo>; gone: string[]; offset: number }>({
  tables: {},
  gone: [],
  offset: 0,
});

/** Whether somebody's decision is awaited: a move, or the start of a game where everybody is there. */
export function awaitsMe({ phase, turn, seat, away, is_host, names }: PlaceInfo): boolean {
  if (phase === "waiting") return is_host && !names.includes(null);
  return phase === "playing" && seat !== null && turn === seat && away === null;
}

/** The tables that wait for this player. */
export const awaiting = (): PlaceInfo[] => Object.values(standing.tables).filter(awaitsMe);

/** Whether there may be something new at a table where one has a place. */
const isLive = ({ table, token, isOver, finished }: Place): boolean =>
  token !== undefined &&
  !standing.gone.includes(table) &&
  (!isOver || (finished?.[0]?.when ?? 0) > Date.now() - AFTERWARDS);

let asking: Promise<void> | null = null;
/** Ask where one's tables stand, once at a time; without an answer everything stays as it was. */
export function lookAround(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<void> {
  const asked = places().filter(isLive);
  const answer = asked.length ? await readPlaces(asked).catch(() => null) : { tables: [], gone: [], now: Date.now() };
  if (!answer) return;
  standing.tables = Object.fromEntries(answer.tables.map((place) => [place.table, place]));
  standing.gone = [...standing.gone, ...answer.gone];
  standing.offset = answer.now - Date.now();
}

/** Look now and from now on, and let somebody know each time; returns how to stop. */
export function keepLooking(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function again() {
    clearTimeout(timer);
    await lookAround();
    if (isStopped) return;
    tell();
    clearTimeout(timer); // of another that came in between
    timer = setTimeout(again, document.hidden ? SELDOM : OFTEN);
  }
  void again();
  document.addEventListener("visibilitychange", again);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", again);
  };
}

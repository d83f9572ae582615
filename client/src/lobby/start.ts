import { ApiError, command, createTable, joinTable } from "../net/api";
import { keepPlace } from "../net/memory";
import type { NewTable } from "../net/messages";
import { goToTable } from "../router.svelte";
import { settings } from "../settings.svelte";
import { refusal, t } from "../text";
import { asMyself } from "../you/profile";

export const myName = (): string => settings.name.trim() || t("guest");

/** Make a table and go there; with bots on every other seat the game begins at once. */
export async function openTable(wanted: Omit<NewTable, "name" | "face" | "pace">): Promise<void> {
  // One pace for everything: how things move here, and how long bots think.
  const table = { ...wanted, name: myName(), face: settings.avatar, pace: settings.pace };
  const place = await asMyself((you) => createTable({ ...table, you }));
  keepPlace({ table: place.table, token: place.token, game: wanted.game });
  const seated = 1 + Object.keys(wanted.bots ?? {}).length;
  if (seated === wanted.players) {
    await command(place.table, { type: "start", id: "start", version: place.version }, place.token);
  }
  goToTable(place.table);
}

/** Put bots of a level on all seats but the first. */
export function botsFor(players: number, level: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: players - 1 }, (_, index) => [String(index + 1), level]));
}

/** Sit down at a table that somebody else has made. */
export async function sitDown(table: string, game: string, seat?: number): Promise<void> {
  const place = await asMyself((you) => joinTable(table, { name: myName(), face: settings.avatar, seat, you }));
  keepPlace({ table, token: place.token, game });
}

/** Why something did not work, in words. */
export const whyOf = (error: unknown): string =>
  t("failed", { why: error instanceof ApiError && error.problem ? refusal(error.problem) : t("unreachable") });

// The tables where somebody goes on: whose turn it is at each, one's own turns first.
import type { Place } from "../net/memory";
import type { PlaceInfo } from "../net/messages";
import { awaitsMe } from "../net/standing.svelte";
import { nameAt } from "../table/room";
import { t } from "../text";
import { timeInWords } from "../text/time";

/** A table to go on at; without `info` the server has not said yet where it stands. */
export type Going = Place & { info?: PlaceInfo; isMine: boolean };

type Known = { tables: Record<string, PlaceInfo>; gone: string[] };

/** Where to go on: a table that one has left, or whose last game one has seen end, is no such place. */
export function goingOn(places: Place[], { tables, gone }: Known): Going[] {
  return places
    .map((place): Going => {
      const info = tables[place.table];
      return { ...place, info, isMine: info !== undefined && awaitsMe(info) };
    })
    .filter(({ table, token, isOver, info }) => token && !gone.includes(table) && (!isOver || isOn(info)))
    .sort((one, other) => Number(other.isMine) - Number(one.isMine) || endOf(one) - endOf(other));
}

const isOn = (info?: PlaceInfo): boolean => info !== undefined && info.phase !== "over";
const endOf = ({ info, isMine }: Going): number => (isMine && info?.until) || Infinity;

/** How a table stands, in words; `now` is the time by the server's clock. */
export function standingInWords(info: PlaceInfo, now: number): string {
  if (info.phase === "over") return t("over");
  if (info.phase === "waiting") {
    const free = info.names.filter((name) => name === null).length;
    return awaitsMe(info)
      ? t("readyToStart")
      : free
        ? `${t("waiting")}: ${t("seatsFree", { count: free })}`
        : t("waiting");
  }
  if (info.away) return t("botPlays");
  const whose = awaitsMe(info) ? t("yourTurn") : t("turnOf", { name: nameAt(info, info.turn!) });
  return info.until === null ? whose : `${whose} · ${timeInWords(info.until - now)}`;
}

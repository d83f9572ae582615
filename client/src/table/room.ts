// What the parts of a table's page need to know about its room.
import type { Seat } from "../games/types";
import { usualOf } from "../lobby/options";
import type { Catalogue, PlaceInfo, RoomInfo, TableSummary } from "../net/messages";
import { isTold, t } from "../text";

/** Everybody at a table; bots have their names in the reader's language. */
export const seatsOf = (room: RoomInfo): Seat[] =>
  room.seats.map((seat, index) => ({ ...seat, name: nameOf(seat, index) }));
export const namesOf = (room: RoomInfo): string[] => room.seats.map(nameOf);

/** Those who played an earlier game may have left; of them there are the names. */
export const seatsNamed = (names: string[]): Seat[] =>
  names.map((name) => ({ name, person: null, bot: null, away: null, face: null, character: null }));

function nameOf(seat: RoomInfo["seats"][number], index: number): string {
  if (seat.name === null) return t("player", { number: index + 1 });
  return isBot(seat) ? botName(seat.character ?? seat.name) : seat.name;
}

export function botName(name: string): string {
  const key = `partner-${name.toLowerCase()}`;
  return isTold(key) ? t(key) : name;
}

/** Whoever sits at a table of the list, called as at the table. */
export const sittingAt = ({ names, bots }: Pick<TableSummary, "names" | "bots">): string[] =>
  names.flatMap((name, seat) => (name === null ? [] : [bots.includes(seat) ? botName(name) : name]));

/** Whoever else sits at a table of one's own. */
export const othersAt = ({ names, bots, seat }: Pick<PlaceInfo, "names" | "bots" | "seat">): string[] =>
  sittingAt({ names: names.map((name, index) => (index === seat ? null : name)), bots });

/** What somebody is called at a table of one's own. */
export const nameAt = ({ names, bots }: Pick<PlaceInfo, "names" | "bots">, seat: number): string =>
  sittingAt({ names: names.map((name, index) => (index === seat ? name : null)), bots })[0] ??
  t("player", { number: seat + 1 });

/** The options in force: what was chosen, else what the preset says, else what is usual. */
export function optionsOf(room: RoomInfo, catalogue: Catalogue): Record<string, unknown> {
  const game = catalogue.games.find((one) => one.name === room.settings.game);
  if (!game) return room.settings.options ?? {};
  return { ...usualOf(game, room.settings.preset, room.settings.players ?? 4), ...room.settings.options };
}

export const isBot = (seat: RoomInfo["seats"][number]): boolean => seat.bot !== null && seat.person === null;
export const isFree = (seat: RoomInfo["seats"][number]): boolean => seat.bot === null && seat.person === null;

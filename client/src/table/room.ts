// What the parts of a table's page need to know about its room.
import type { Seat } from "../games/types";
import { usualOf } from "../lobby/options";
import type { Catalogue, RoomInfo } from "../net/messages";
import { isTold, t } from "../text";

/** Everybody at a table; bots have their names in the reader's language. */
export const seatsOf = (room: RoomInfo): Seat[] =>
  room.seats.map((seat, index) => ({ ...seat, name: nameOf(seat, index) }));
export const namesOf = (room: RoomInfo): string[] => room.seats.map(nameOf);

function nameOf(seat: RoomInfo["seats"][number], index: number): string {
  if (seat.name === null) return t("player", { number: index + 1 });
  const key = `partner-${seat.name.toLowerCase()}`;
  return isBot(seat) && isTold(key) ? t(key) : seat.name;
}

/** The options in force: what was chosen, else what the preset says, else what is usual. */
export function optionsOf(room: RoomInfo, catalogue: Catalogue): Record<string, unknown> {
  const game = catalogue.games.find((one) => one.name === room.settings.game);
  if (!game) return room.settings.options ?? {};
  return { ...usualOf(game, room.settings.preset, room.settings.players ?? 4), ...room.settings.options };
}

export const isBot = (seat: RoomInfo["seats"][number]): boolean => seat.bot !== null && seat.person === null;
export const isFree = (seat: RoomInfo["seats"][number]): boolean => seat.bot === null && seat.person === null;

// What the parts of a table's page need to know about its room.
import { usualOf } from "../lobby/options";
import type { Catalogue, RoomInfo } from "../net/messages";
import { t } from "../text";

export const namesOf = (room: RoomInfo): string[] => room.seats.map((seat, index) => seat.name ?? t("player", { number: index + 1 }));

/** The options in force: what was chosen, else what the preset says, else what is usual. */
export function optionsOf(room: RoomInfo, catalogue: Catalogue): Record<string, unknown> {
  const game = catalogue.games.find((one) => one.name === room.settings.game);
  if (!game) return room.settings.options ?? {};
  return { ...usualOf(game, room.settings.preset, room.settings.players ?? 4), ...room.settings.options };
}

export const isBot = (seat: RoomInfo["seats"][number]): boolean => seat.bot !== null && seat.person === null;
export const isFree = (seat: RoomInfo["seats"][number]): boolean => seat.bot === null && seat.person === null;

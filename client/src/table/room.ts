// What the parts of a table's page need to know about its room.
import type { Catalogue, Room } from "../net/messages";
import { t } from "../text";

export const namesOf = (room: Room): string[] => room.seats.map((seat, index) => seat.name ?? t("seat", { number: index + 1 }));

/** The options in force: what was chosen, else what the preset says, else what is usual. */
export function optionsOf(room: Room, catalogue: Catalogue): Record<string, unknown> {
  const game = catalogue.games.find((one) => one.name === room.settings.game);
  if (!game) return room.settings.options ?? {};
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.defaults[room.settings.players ?? 4]]));
  const preset = game.presets.find((one) => one.name === room.settings.preset)?.options;
  return { ...usual, ...preset, ...room.settings.options };
}

export const isBot = (seat: Room["seats"][number]): boolean => seat.bot !== null && seat.person === null;
export const isFree = (seat: Room["seats"][number]): boolean => seat.bot === null && seat.person === null;

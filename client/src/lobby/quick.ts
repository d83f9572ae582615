// How somebody begins a game with one press: what they chose last, on the card of that game.
import { keep, recall } from "../net/memory";
import type { GameInfo } from "../net/messages";

export type QuickStart = { players: number; preset: string | null; level: string };
/** By game, and the level that was chosen last at any of them. */
type Kept = { level?: string; games?: Record<string, Partial<QuickStart>> };

const USUAL_PLAYERS = 4;
const USUAL_LEVEL = "regular";

/** How many may play a game. */
export const countsOf = (game: GameInfo): number[] =>
  Array.from({ length: game.max_players - game.min_players + 1 }, (_, index) => game.min_players + index);

/** What was chosen for a game last, as far as there still is such a thing; else what is usual. */
export function quickStartOf(game: GameInfo, levels: string[]): QuickStart {
  const kept = recall<Kept>("starts", {});
  const last = kept.games?.[game.name] ?? {};
  const presets = game.presets.map((one) => one.name);
  const known = <Value>(value: Value | undefined, among: Value[]) => value !== undefined && among.includes(value);
  return {
    players: known(last.players, countsOf(game)) ? last.players! : Math.min(USUAL_PLAYERS, game.max_players),
    preset: known(last.preset ?? undefined, presets) ? last.preset! : (presets[0] ?? null),
    level: [last.level, kept.level].find((level) => known(level, levels)) ?? USUAL_LEVEL,
  };
}

export function keepQuickStart(game: GameInfo, chosen: Partial<QuickStart>): void {
  const kept = recall<Kept>("starts", {});
  const before = kept.games?.[game.name];
  keep("starts", {
    level: chosen.level ?? kept.level,
    games: { ...kept.games, [game.name]: { ...before, ...chosen } },
  });
}

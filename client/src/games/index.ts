// What the page has for each game: a folder of the game's name. Any other game gets the generic table and picture.
import type { Component } from "svelte";
import type { Feel } from "../characters/feelings";
import type { Section } from "../text";
import type { GamePart, Lay, TableProps } from "./types";

const parts = import.meta.glob<GamePart>("./*/game.ts", { eager: true, import: "default" });
const pictures = import.meta.glob<Component>("./*/Picture.svelte", { eager: true, import: "default" });

const partOf = (game: string): GamePart => parts[`./${game}/game.ts`] ?? parts["./generic/game.ts"];

/** A game's table, the section of the texts that it speaks with, and what its events do to players. */
export type GameTable = { Table: Component<TableProps>; section: Section; feel: Feel | undefined };

/** Every table is a part of its own, loaded when its game is played. */
export async function loadTable(game: string): Promise<GameTable> {
  const { section, table, feel } = partOf(game);
  return { Table: (await table()).default, section, feel };
}

/** What lay before everybody when a game was over; nothing where nobody has said what that is. */
export const laidOf = async (game: string): Promise<Lay> => (await partOf(game).laid?.())?.laid ?? (() => []);

/** Whether a game's table can show aids, such as the chance to bust. */
export const hasAids = (game: string): boolean => partOf(game).hasAids ?? false;

/** A small hand of the game's own cards. */
export const pictureOf = (game: string): Component =>
  pictures[`./${game}/Picture.svelte`] ?? pictures["./generic/Picture.svelte"];

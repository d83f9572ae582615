// Which table shows which game. Every table is a part of its own, loaded when its game is played.
import type { Component } from "svelte";
import type { Section } from "../text/languages";
import type { TableProps } from "./types";

const FOLDERS: Record<string, Section> = {
  "cockroach-poker": "passing",
  "cockroach-poker-royal": "passing",
  "royal-gambit": "gambit",
  "royal-menagerie": "menagerie",
};
/** Games whose table can show aids, such as the chance to bust. */
export const WITH_AIDS = new Set(["royal-gambit"]);
const tables = import.meta.glob<{ default: Component<TableProps> }>("./*/Table.svelte");

/** A game's table, and the section of the texts that it speaks with. */
export type GameTable = { Table: Component<TableProps>; section: Section };

export async function loadTable(game: string): Promise<GameTable> {
  const folder = FOLDERS[game];
  const table = tables[`./${folder}/Table.svelte`] ?? tables["./generic/Table.svelte"];
  return { Table: (await table()).default, section: folder ?? "page" };
}

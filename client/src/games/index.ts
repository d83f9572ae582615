// Which table shows which game. Every table is a part of its own, loaded when its game is played.
import type { Component } from "svelte";
import type { Texts } from "../text";
import type { TableProps } from "./types";

const FOLDERS: Record<string, string> = {
  "cockroach-poker": "passing",
  "cockroach-poker-royal": "passing",
  "royal-gambit": "gambit",
  "royal-menagerie": "menagerie",
};
/** Games whose table can show aids, such as the chance to bust. */
export const WITH_AIDS = new Set(["royal-gambit"]);
const tables = import.meta.glob<{ default: Component<TableProps> }>("./*/Table.svelte");
const texts = import.meta.glob<Partial<Texts> & { default?: Texts }>("./*/text.ts");

export type GameTable = { Table: Component<TableProps>; texts?: Texts };

export async function loadTable(game: string): Promise<GameTable> {
  const folder = FOLDERS[game];
  const table = tables[`./${folder}/Table.svelte`] ?? tables["./generic/Table.svelte"];
  const [shown, words] = await Promise.all([table(), texts[`./${folder}/text.ts`]?.()]);
  const { en, ja } = { ...words?.default, ...words };
  return { Table: shown.default, texts: en && ja ? { en, ja } : undefined };
}

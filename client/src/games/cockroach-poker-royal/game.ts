import type { GamePart } from "../types";
import { feel } from "../cockroach-poker/feelings.ts";

// The table is that of Cockroach Poker, which shows royals, penalty pile and payments where there are any.
export default {
  section: "passing",
  table: () => import("../cockroach-poker/Table.svelte"),
  laid: () => import("../cockroach-poker/laid.ts"),
  feel,
} satisfies GamePart;

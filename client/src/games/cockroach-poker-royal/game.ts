import type { GamePart } from "../types";

// The table is that of Cockroach Poker, which shows royals, penalty pile and payments where there are any.
export default { section: "passing", table: () => import("../cockroach-poker/Table.svelte") } satisfies GamePart;

import type { GamePart } from "../types";

export default { section: "gambit", table: () => import("./Table.svelte"), hasAids: true } satisfies GamePart;

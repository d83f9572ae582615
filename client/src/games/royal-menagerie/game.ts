import type { GamePart } from "../types";

export default { section: "menagerie", table: () => import("./Table.svelte") } satisfies GamePart;

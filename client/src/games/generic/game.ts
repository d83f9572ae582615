import type { GamePart } from "../types";

export default { section: "page", table: () => import("./Table.svelte") } satisfies GamePart;

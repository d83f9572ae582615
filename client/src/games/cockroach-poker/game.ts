import type { GamePart } from "../types";

export default { section: "passing", table: () => import("./Table.svelte") } satisfies GamePart;

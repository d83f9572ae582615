import type { GamePart } from "../types";
import { feel } from "./feelings.ts";

export default { section: "passing", table: () => import("./Table.svelte"), feel } satisfies GamePart;

import type { GamePart } from "../types";
import { feel } from "./feelings.ts";

export default {
  section: "gambit",
  table: () => import("./Table.svelte"),
  laid: () => import("./laid.ts"),
  hasAids: true,
  feel,
} satisfies GamePart;

import type { GamePart } from "../types";
import { feel } from "./feelings.ts";

export default {
  section: "passing",
  table: () => import("./Table.svelte"),
  laid: () => import("./laid.ts"),
  feel,
} satisfies GamePart;

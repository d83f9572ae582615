import type { GamePart } from "../types";
import { feel } from "./feelings.ts";

export default {
  section: "menagerie",
  table: () => import("./Table.svelte"),
  laid: () => import("./laid.ts"),
  feel,
} satisfies GamePart;

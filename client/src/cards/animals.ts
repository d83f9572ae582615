import Bat from "~icons/fluent-emoji-flat/bat";
import Beetle from "~icons/fluent-emoji-flat/beetle";
import Cockroach from "~icons/fluent-emoji-flat/cockroach";
import Fly from "~icons/fluent-emoji-flat/fly";
import Frog from "~icons/fluent-emoji-flat/frog";
import Rat from "~icons/fluent-emoji-flat/rat";
import Scorpion from "~icons/fluent-emoji-flat/scorpion";
import Spider from "~icons/fluent-emoji-flat/spider";

/** The colours are for the eye only: picture and letters tell the animals apart without them. */
export const ANIMALS = {
  bat: { picture: Bat, initial: "B", colour: "#4a3d92" },
  fly: { picture: Fly, initial: "F", colour: "#2f6478" },
  cockroach: { picture: Cockroach, initial: "C", colour: "#7d3f1b" },
  toad: { picture: Frog, initial: "T", colour: "#2f7330" },
  rat: { picture: Rat, initial: "R", colour: "#645e6b" },
  scorpion: { picture: Scorpion, initial: "Sc", colour: "#b04a12" },
  spider: { picture: Spider, initial: "Sp", colour: "#1f1a26" },
  "stink-bug": { picture: Beetle, initial: "St", colour: "#6b6a0c" },
} as const;

export type Animal = keyof typeof ANIMALS;

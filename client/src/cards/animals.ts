import Bat from "~icons/fluent-emoji-flat/bat";
import Beetle from "~icons/fluent-emoji-flat/beetle";
import Cockroach from "~icons/fluent-emoji-flat/cockroach";
import Fly from "~icons/fluent-emoji-flat/fly";
import Frog from "~icons/fluent-emoji-flat/frog";
import Rat from "~icons/fluent-emoji-flat/rat";
import Scorpion from "~icons/fluent-emoji-flat/scorpion";
import Spider from "~icons/fluent-emoji-flat/spider";

/** The colours are for the eye only: the picture tells the animals apart without them. */
export const ANIMALS = {
  bat: { picture: Bat, colour: "#4a3d92" },
  fly: { picture: Fly, colour: "#2f6478" },
  cockroach: { picture: Cockroach, colour: "#7d3f1b" },
  toad: { picture: Frog, colour: "#2f7330" },
  rat: { picture: Rat, colour: "#645e6b" },
  scorpion: { picture: Scorpion, colour: "#b04a12" },
  spider: { picture: Spider, colour: "#1f1a26" },
  "stink-bug": { picture: Beetle, colour: "#6b6a0c" },
} as const;

/** The stock of the eight cards of a creature, a colour each: decoration that no rule knows. */
export const TINTS = {
  red: "#f3b7ae",
  orange: "#f7cf9e",
  yellow: "#f5e79a",
  green: "#c3deae",
  blue: "#b3d3ea",
  violet: "#d6c1e6",
  brown: "#d9c0a3",
  grey: "#d3d2d6",
} as const;

export type Animal = keyof typeof ANIMALS;

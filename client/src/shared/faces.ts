// Faces of players: the one that somebody chose, else one that follows from the name.
import { ANIMALS } from "../cards/animals";
import Cat from "~icons/fluent-emoji-flat/cat-face";
import Fox from "~icons/fluent-emoji-flat/fox";
import Hedgehog from "~icons/fluent-emoji-flat/hedgehog";
import Owl from "~icons/fluent-emoji-flat/owl";
import Panda from "~icons/fluent-emoji-flat/panda";
import Robot from "~icons/fluent-emoji-flat/robot";
import Unicorn from "~icons/fluent-emoji-flat/unicorn";

export const FACES = {
  toad: ANIMALS.toad.picture,
  cat: Cat,
  fox: Fox,
  hedgehog: Hedgehog,
  owl: Owl,
  panda: Panda,
  unicorn: Unicorn,
};

export function faceOf(name: string | null, isBot: boolean, chosen: string | null) {
  if (chosen && chosen in FACES) return FACES[chosen as keyof typeof FACES];
  if (isBot) return Robot;
  const faces = Object.values(FACES);
  let sum = 7;
  for (const letter of name ?? "") sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return faces[sum % faces.length];
}

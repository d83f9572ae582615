// Faces of players. The server does not know them: one's own is chosen, the others follow from their names.
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

export function faceOf(name: string | null, isBot: boolean, own: string | null) {
  if (own && own in FACES) return FACES[own as keyof typeof FACES];
  if (isBot) return Robot;
  const faces = Object.values(FACES);
  let sum = 7;
  for (const letter of name ?? "") sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return faces[sum % faces.length];
}

// Pictures for the faces one can make: not every device has letters for all of them.
import Angry from "~icons/fluent-emoji-flat/angry-face";
import Clap from "~icons/fluent-emoji-flat/clapping-hands";
import Cockroach from "~icons/fluent-emoji-flat/cockroach";
import Crown from "~icons/fluent-emoji-flat/crown";
import Doubt from "~icons/fluent-emoji-flat/face-with-raised-eyebrow";
import Shock from "~icons/fluent-emoji-flat/face-screaming-in-fear";
import Laugh from "~icons/fluent-emoji-flat/face-with-tears-of-joy";
import Cry from "~icons/fluent-emoji-flat/loudly-crying-face";
import Heart from "~icons/fluent-emoji-flat/red-heart";
import Smile from "~icons/fluent-emoji-flat/slightly-smiling-face";
import Think from "~icons/fluent-emoji-flat/thinking-face";
import Wink from "~icons/fluent-emoji-flat/winking-face";

export const EMOTES: Record<string, typeof Angry> = {
  smile: Smile,
  laugh: Laugh,
  wink: Wink,
  doubt: Doubt,
  think: Think,
  shock: Shock,
  cry: Cry,
  angry: Angry,
  clap: Clap,
  heart: Heart,
  crown: Crown,
  cockroach: Cockroach,
};

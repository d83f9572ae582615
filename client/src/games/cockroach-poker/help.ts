// What a card does, for whoever asks.
import type { TableProps } from "../types";
import { animalOf } from "./staging";

type Speech = Pick<TableProps, "t" | "word">;

/** Tell what a card is good for; `count` of its animal lie before whoever asks, null if nobody sits there. */
export function helpOf(card: string, limit: number, count: number | null, { t, word }: Speech): string {
  if (card === "joker" || card === "blank") return t(`help-${card}`);
  const animal = animalOf(card);
  const what =
    animal === card
      ? t("helpAnimal", { card: word(card), limit })
      : t("helpRoyal", { card: word(card), animal: word(animal) });
  return count === null ? what : `${what} ${t("helpCount", { count, limit, card: word(animal) })}`;
}

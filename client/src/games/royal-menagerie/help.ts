// What cards, pens, roles and numbers mean, for whoever asks: the sentences of the rulebook.
import type { TableProps } from "../types";
import { changeIn, signed } from "./effects";
import { SPECIES, type Aids, type Card, type Role, type SeatView, type Species } from "./shapes";

type Speech = Pick<TableProps, "t" | "word">;
const isAnimal = (card: Card): card is Species => SPECIES.includes(card as Species);
/** What animals of a species are worth, by their number. */
const worthOf = (species: Species, t: TableProps["t"]): string =>
  t(species === "mammoth" ? "worth-mammoth" : "worth-animal");
const lines = (...said: (string | false | null | undefined)[]): string => said.filter(Boolean).join("\n");

/** What a card does. */
export const helpOfCard = (card: Card, { t, word }: Speech): string =>
  isAnimal(card) ? lines(word(card), t("help-animal"), worthOf(card, t)) : lines(word(card), t(`help-${card}`));

/** What a role wants, and who knows it; those who only watch are told no more than whose it is. */
export const helpOfRole = (role: Role, { t, word }: Speech, watched = false): string =>
  lines(word(role), !watched && t(`goal-${role}`), t(role === "vizier" ? "help-vizier" : "help-secret"));

/** What lives in a pen, and what to know of it before one chooses it: short, as its neighbours must stay in sight. */
export const helpOfTarget = (
  seat: number,
  species: Species,
  name: string,
  aids: Aids | undefined,
  { t }: Speech,
): string => lines(name, aids?.stampede[seat]?.includes(species) && t("help-last-species"));

/** What lives in a pen, what that is worth, and what one more or fewer would change. */
export function helpOfPen(seat: number, species: Species, name: string, aids: Aids | undefined, { t }: Speech): string {
  const more = changeIn(aids, { seat, comes: species });
  const fewer = changeIn(aids, { seat, leaves: species });
  return lines(
    name,
    worthOf(species, t),
    more !== null && t("help-more", { change: signed(more) }),
    fewer !== null && t("help-fewer", { change: signed(fewer) }),
    aids?.stampede[seat]?.includes(species) && t("help-last-species"),
    aids?.full[seat]?.includes(species) && t("help-full"),
  );
}

/** Why a player's points are what they are. */
export const helpOfPoints = ({ points }: SeatView, { t }: Speech): string =>
  lines(t("mat-points", { points }), t("worth-animal"), t("worth-mammoth"));

// A move is chosen part by part: the card, then whom or what it meets. What can be chosen next is read
// off the legal moves alone, so that nothing here knows a rule.

import type { Move } from "../types";

/** One thing to press: a card of the hand, a card of the Bazaar, a mat, or an animal on a mat. */
export type Part = string;

export const cardPart = (card: string): Part => `card ${card}`;
export const takePart = (card: string): Part => `take ${card}`;
export const matPart = (seat: number): Part => `mat ${seat}`;
export const animalPart = (seat: number, species: string): Part => `animal ${seat} ${species}`;

type Side = [seat: number, species: string];

/** The parts of a move; the first is always the card. */
export function partsOf(move: Move): Part[] {
  switch (move.do) {
    case "take":
      return [takePart(move.card as string)];
    case "gift":
      return [cardPart(move.card as string), matPart(move.to as number)];
    case "shoot":
    case "steal":
      return [cardPart(move.do), animalPart(move.from as number, move.card as string)];
    case "trade":
      return [cardPart(move.do), animalPart(...(move.a as Side)), animalPart(...(move.b as Side))];
    case "discard":
      return [cardPart(move.card as string)];
    default:
      return [cardPart(move.do)];
  }
}

/** The legal moves that have all the parts picked so far. */
export function movesWith(moves: Move[], picked: Part[]): Move[] {
  return moves.filter((move) => {
    const parts = partsOf(move);
    return picked.every((part) => parts.includes(part));
  });
}

/** What can be pressed next: first cards, then the targets that go with what is picked. */
export function nextParts(moves: Move[], picked: Part[]): Set<Part> {
  const open = movesWith(moves, picked).map(partsOf);
  if (picked.length === 0) return new Set(open.map(([card]) => card));
  return new Set(open.flat().filter((part) => !picked.includes(part)));
}

/** The move that is picked completely, if it is. */
export function completeMove(moves: Move[], picked: Part[]): Move | null {
  return movesWith(moves, picked).find((move) => partsOf(move).length === picked.length) ?? null;
}

/** All that can be pressed: what is asked next, or instead of what was picked last, and other cards. */
export function openParts(moves: Move[], picked: Part[]): Set<Part> {
  const asked = completeMove(moves, picked) ? picked.slice(0, -1) : picked;
  const open = new Set([...nextParts(moves, []), ...nextParts(moves, asked)]);
  for (const part of picked) open.delete(part);
  return open;
}

/** What is picked after a press: pressing a part again takes it back, with all that came after it. */
export function afterPress(moves: Move[], picked: Part[], part: Part): Part[] {
  if (picked.includes(part)) return picked.slice(0, picked.indexOf(part));
  for (let kept = picked.length; kept >= 0; kept--) {
    const before = picked.slice(0, kept);
    if (nextParts(moves, before).has(part)) return [...before, part];
  }
  return picked;
}

/** The first part when the moves leave no choice of it, as for a card just taken from a Bazaar. */
export function forcedPart(moves: Move[]): Part[] {
  const first = nextParts(moves, []);
  return first.size === 1 ? [...first] : [];
}

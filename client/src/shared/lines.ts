// Text in lines: drawings have no paragraphs.

/** Break a text into lines that are no wider than they may be, at spaces; a text without spaces anywhere. */
export function linesOf(text: string, widest: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (widthOf(longer) <= widest && lines.length) lines[lines.length - 1] = longer;
    else lines.push(...piecesOf(word, widest, widthOf));
  }
  return lines;
}

/** A word in pieces, if it is too wide for a line. */
function piecesOf(word: string, widest: number, widthOf: (text: string) => number): string[] {
  const pieces = [""];
  for (const letter of word) {
    if (pieces.at(-1) && widthOf(pieces.at(-1) + letter) > widest) pieces.push("");
    pieces[pieces.length - 1] += letter;
  }
  return pieces;
}

/** As much of a text as fits, with a sign that something is missing. */
export function cut(text: string, widest: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= widest) return text;
  const letters = [...text];
  while (letters.length && widthOf(`${letters.join("")}…`) > widest) letters.pop();
  return `${letters.join("")}…`;
}

// As much Markdown as the rules use, as data: the page makes elements of it, so that no text becomes markup.
export type Span = { kind: "text" | "strong" | "em" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "cards"; figures: Figure[] }
  | { kind: "turn"; figures: Figure[] };
/** Cards by their words, and what is said of them: one of several rows, or a step of a turn. */
export type Figure = { cards: string[]; spans: Span[] };

const SPAN = /\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*|\[(.+?)\]\(.+?\)/g;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(SPAN)) {
    if (found.index > end) spans.push({ kind: "text", text: text.slice(end, found.index) });
    const [whole, strong, code, em, link] = found;
    const kind = strong ? "strong" : code ? "code" : em ? "em" : "text";
    spans.push({ kind, text: strong ?? code ?? em ?? link });
    end = found.index + whole.length;
  }
  if (end < text.length) spans.push({ kind: "text", text: text.slice(end) });
  return spans;
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spansOf(cell.trim()));
// Lines of Latin text are joined with a space, lines of Japanese without.
const joined = (lines: string[]) =>
  lines.map((line) => line.trim()).reduce((a, b) => (/[　-鿿＀-￯]$/.test(a) ? a + b : `${a} ${b}`));

export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length)
    .flatMap(blockOf);
}

const figureOf = (line: string): Figure => {
  const [cards, said = ""] = line.split(" | ");
  return { cards: cards.split(" ").filter(Boolean), spans: spansOf(said) };
};

function blockOf(lines: string[]): Block[] {
  const picture = /^```(cards|turn)$/.exec(lines[0]);
  if (picture) return [{ kind: picture[1] as "cards" | "turn", figures: lines.slice(1, -1).map(figureOf) }];
  const heading = /^(#{1,6}) (.*)/.exec(lines[0]);
  if (heading) {
    const rest = lines.slice(1);
    const block: Block = { kind: "heading", level: heading[1].length, spans: spansOf(heading[2]) };
    return rest.length ? [block, ...blockOf(rest)] : [block];
  }
  if (lines[0].startsWith("|")) {
    const [head, , ...rows] = lines;
    return [{ kind: "table", head: cellsOf(head), rows: rows.map(cellsOf) }];
  }
  if (/^([-*]|\d+\.) /.test(lines[0])) {
    const items: string[][] = [];
    for (const line of lines) {
      if (/^([-*]|\d+\.) /.test(line)) items.push([line.replace(/^([-*]|\d+\.) /, "")]);
      else items.at(-1)!.push(line);
    }
    return [{ kind: "list", items: items.map((item) => spansOf(joined(item))) }];
  }
  return [{ kind: "paragraph", spans: spansOf(joined(lines)) }];
}

import { expect, test } from "vitest";
import { blocksOf, spansOf } from "../../src/shared/markdown";

const text = (words: string) => ({ kind: "text", text: words });

test("words are strong, slanted or code; a link is its words", () => {
  expect(spansOf("A **bold** *word*, `code`, [here](page.md).")).toEqual([
    text("A "),
    { kind: "strong", text: "bold" },
    text(" "),
    { kind: "em", text: "word" },
    text(", "),
    { kind: "code", text: "code" },
    text(", "),
    text("here"),
    text("."),
  ]);
});

test("markup of pages is only text", () => {
  expect(spansOf("<img onerror=x>")).toEqual([text("<img onerror=x>")]);
});

test("what follows a heading on the next line is a block of its own", () => {
  expect(blocksOf("## Two\nWords")).toEqual([
    { kind: "heading", level: 2, spans: [text("Two")] },
    { kind: "paragraph", spans: [text("Words")] },
  ]);
});

test("lines are joined with a space, Japanese ones without", () => {
  expect(blocksOf("one\n  two")).toEqual([{ kind: "paragraph", spans: [text("one two")] }]);
  expect(blocksOf("カードを\n配る。")).toEqual([{ kind: "paragraph", spans: [text("カードを配る。")] }]);
});

test("points of a list, with signs or numbers, may run over several lines", () => {
  const items = [[text("one more")], [text("two")]];
  expect(blocksOf("- one\n  more\n- two")).toEqual([{ kind: "list", items }]);
  expect(blocksOf("1. one\n   more\n2. two")).toEqual([{ kind: "list", items }]);
});

test("a table has a head and rows", () => {
  expect(blocksOf("| a | b |\n|---|---|\n| **1** | 2 |")).toEqual([
    { kind: "table", head: [[text("a")], [text("b")]], rows: [[[{ kind: "strong", text: "1" }], [text("2")]]] },
  ]);
});

test("empty lines make no blocks", () => expect(blocksOf("\n\n  \n")).toEqual([]));

test("cards are shown with what is said of them, in rows or as the steps of a turn", () => {
  expect(
    blocksOf("```cards\nrat royal-rat | Two **rats**\n```\n\n```turn\nback “Rat!” | One.\nrat | Two.\n```"),
  ).toEqual([
    {
      kind: "cards",
      figures: [{ cards: ["rat", "royal-rat"], spans: [text("Two "), { kind: "strong", text: "rats" }] }],
    },
    {
      kind: "turn",
      figures: [
        { cards: ["back", "“Rat!”"], spans: [text("One.")] },
        { cards: ["rat"], spans: [text("Two.")] },
      ],
    },
  ]);
});

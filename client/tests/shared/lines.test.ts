import { expect, test } from "vitest";
import { cut, linesOf } from "../../src/shared/lines";

const widthOf = (text: string) => [...text].length;

test("a text is broken at spaces, and no line is wider than it may be", () => {
  expect(linesOf("Anna lost with four toads", 10, widthOf)).toEqual(["Anna lost", "with four", "toads"]);
});

test("what has no spaces is broken anywhere", () => {
  expect(linesOf("アンナの負け", 4, widthOf)).toEqual(["アンナの", "負け"]);
  expect(linesOf("so Wilhelmina", 6, widthOf)).toEqual(["so", "Wilhel", "mina"]);
});

test("a name that does not fit ends with a sign that more of it is missing", () => {
  expect(cut("Bo", 4, widthOf)).toBe("Bo");
  expect(cut("Bartholomew", 5, widthOf)).toBe("Bart…");
});

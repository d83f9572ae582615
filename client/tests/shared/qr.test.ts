import jsQR from "jsqr";
import { expect, test } from "vitest";
import { squaresOf } from "../../src/shared/qr";

const SCALE = 3;
const BORDER = 4;

/** What a scanner reads in a picture of the squares. */
function scan(squares: boolean[][]): string | undefined {
  const side = (squares.length + 2 * BORDER) * SCALE;
  const picture = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const isDark = squares[Math.floor(y / SCALE) - BORDER]?.[Math.floor(x / SCALE) - BORDER];
      if (isDark) picture.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return jsQR(picture, side, side)?.data;
}

const LETTERS = "https://cards.example/t/7kq3mzt9ab?game=1&step=12#".repeat(20);

test("a scanner reads the text back, in every size", () => {
  const sizes = new Set<number>();
  for (let length = 1; length <= 660; length += 7) {
    const text = LETTERS.slice(0, length);
    const squares = squaresOf(text) as boolean[][];
    sizes.add(squares.length);
    expect(scan(squares)).toBe(text);
  }
  expect(sizes.size).toBe(20);
});

test("letters of any language are read back", () => {
  const text = "https://cards.example/t/ゴキブリ-Käfer";
  expect(scan(squaresOf(text) as boolean[][])).toBe(text);
});

test("the text fills a code to the last byte, and one more takes a larger one", () => {
  const sizes = [14, 15, 26, 27, 180, 181].map((length) => squaresOf(LETTERS.slice(0, length))?.length);
  expect(sizes).toEqual([21, 25, 25, 29, 53, 57]);
});

test("a text that is too long has no code", () => {
  expect(squaresOf("x".repeat(700))).toBeNull();
});

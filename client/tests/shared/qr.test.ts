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

// How many bytes fit into the code of each size.
const ROOM = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666];
const PATIENCE = 60_000; // a scanner in plain script takes its time on a busy machine

test.each(ROOM.map((room, index) => [room, 21 + 4 * index]))(
  "a scanner reads %i letters back from %i squares a side",
  (room, side) => {
    const text = LETTERS.slice(0, room);
    const squares = squaresOf(text) as boolean[][];
    expect(squares).toHaveLength(side);
    expect(scan(squares)).toBe(text);
  },
  PATIENCE,
);

test("letters of any language are read back", () => {
  const text = "https://cards.example/t/ゴキブリ-Käfer";
  expect(scan(squaresOf(text) as boolean[][])).toBe(text);
});

test("a text that is too long has no code", () => {
  expect(squaresOf("x".repeat(667))).toBeNull();
});

// A QR code as squares: text in bytes, with error correction of level M, as in ISO/IEC 18004.
const MOST_VERSION = 20;
/** By version: how many bytes correct errors in each block, and how many blocks there are. */
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const BYTE_MODE = 4;
const LEVEL_M = 0;
const PADDING = [0xec, 0x11];

/** The eight ways of turning squares over, of which the one that scanners read best is chosen. */
const MASKS: Array<(x: number, y: number) => boolean> = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The squares of the code row by row, dark ones true; null for a text too long for any of these. */
export function squaresOf(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= MOST_VERSION; version++) {
    const room = bytesIn(version) - CHECKS[version - 1] * BLOCKS[version - 1];
    if (bytes.length + (version < 10 ? 2 : 3) <= room)
      return draw(version, interleave(version, pack(bytes, version, room)));
  }
  return null;
}

const sizeOf = (version: number) => 17 + 4 * version;
const bitOf = (number: number, place: number) => ((number >> place) & 1) === 1;

/** How many bytes there is room for, those that correct errors included. */
function bytesIn(version: number): number {
  const centres = centresIn(version).length;
  const squares = sizeOf(version) ** 2 - 3 * 64 - 31 - 2 * (sizeOf(version) - 16);
  const alignment = centres ? 25 * (centres ** 2 - 3) - 10 * (centres - 2) : 0;
  return Math.floor((squares - alignment - (version < 7 ? 0 : 36)) / 8);
}

/** The mode, the length, the text, and padding up to the end. */
function pack(bytes: number[], version: number, room: number): number[] {
  const bits: boolean[] = [];
  const add = (number: number, length: number) => {
    for (let place = length - 1; place >= 0; place--) bits.push(bitOf(number, place));
  };
  add(BYTE_MODE, 4);
  add(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) add(byte, 8);
  add(0, 4);
  const packed = [];
  for (let start = 0; start < bits.length; start += 8) {
    packed.push(bits.slice(start, start + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0));
  }
  while (packed.length < room) packed.push(PADDING[(packed.length - bytes.length - (version < 10 ? 2 : 3)) % 2]);
  return packed;
}

/** Split into blocks of nearly the same length, each with its checks, and take a byte of each in turn. */
function interleave(version: number, bytes: number[]): number[] {
  const [count, checks] = [BLOCKS[version - 1], CHECKS[version - 1]];
  const short = Math.floor(bytes.length / count);
  const longer = bytes.length % count;
  let start = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const end = start + short + (index >= count - longer ? 1 : 0);
    const block = bytes.slice(start, end);
    start = end;
    return block;
  });
  const divisor = divisorOf(checks);
  const remainders = blocks.map((block) => remainderOf(block, divisor));
  return [...inTurn(blocks, short + 1), ...inTurn(remainders, checks)];
}

const inTurn = (blocks: number[][], length: number): number[] =>
  Array.from({ length }, (_, place) => blocks.flatMap((block) => (place < block.length ? [block[place]] : []))).flat();

/** Multiply in the field of 256 elements with the polynomial 0x11d. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let place = 7; place >= 0; place--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if (bitOf(other, place)) product ^= one;
  }
  return product;
}

function divisorOf(degree: number): number[] {
  const found = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let factor = 0; factor < degree; factor++) {
    for (let place = 0; place < degree; place++) {
      found[place] = multiply(found[place], root) ^ (found[place + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return found;
}

function remainderOf(bytes: number[], divisor: number[]): number[] {
  const found = new Array<number>(divisor.length).fill(0);
  for (const byte of bytes) {
    const factor = byte ^ (found.shift() as number);
    found.push(0);
    divisor.forEach((coefficient, place) => (found[place] ^= multiply(coefficient, factor)));
  }
  return found;
}

/** Where the middles of the small squares are, in both directions. */
function centresIn(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const gap = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = sizeOf(version) - 7;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - gap * (count - 2 - index))];
}

function draw(version: number, bytes: number[]): boolean[][] {
  const plain = new Sheet(version);
  plain.drawPatterns();
  plain.fill(bytes);
  const sheets = MASKS.map((_, mask) => plain.masked(mask));
  const penalties = sheets.map((sheet) => penaltyOf(sheet.squares));
  return sheets[penalties.indexOf(Math.min(...penalties))].squares;
}

class Sheet {
  readonly size: number;
  squares: boolean[][];
  /** Where something other than data is. */
  #isTaken: boolean[][];

  constructor(readonly version: number) {
    this.size = sizeOf(version);
    const empty = () => Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    [this.squares, this.#isTaken] = [empty(), empty()];
  }

  #set(x: number, y: number, isDark: boolean): void {
    if (this.squares[y]?.[x] === undefined) return;
    this.squares[y][x] = isDark;
    this.#isTaken[y][x] = true;
  }

  drawPatterns(): void {
    for (let place = 0; place < this.size; place++) {
      this.#set(6, place, place % 2 === 0);
      this.#set(place, 6, place % 2 === 0);
    }
    const far = this.size - 4;
    for (const [x, y] of [
      [3, 3],
      [far, 3],
      [3, far],
    ])
      this.#drawRings(x, y, 4);
    const centres = centresIn(this.version);
    const last = centres.length - 1;
    centres.forEach((x, column) =>
      centres.forEach((y, row) => {
        const isCorner = (!column && (!row || row === last)) || (column === last && !row);
        if (!isCorner) this.#drawRings(x, y, 2);
      }),
    );
    this.#drawFormat(0);
    this.#drawVersion();
  }

  /** A large square in a corner (with its white border), or a small one. */
  #drawRings(x: number, y: number, reach: number): void {
    for (let down = -reach; down <= reach; down++) {
      for (let right = -reach; right <= reach; right++) {
        const ring = Math.max(Math.abs(down), Math.abs(right));
        this.#set(x + right, y + down, ring !== reach - (reach === 4 ? 2 : 1) && ring !== 4);
      }
    }
  }

  #drawFormat(mask: number): void {
    const data = (LEVEL_M << 3) | mask;
    let rest = data;
    for (let place = 0; place < 10; place++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    for (let place = 0; place < 15; place++) {
      const isDark = bitOf(bits, place);
      const near = place < 6 ? place : place < 8 ? place + 1 : 14 - place + (place === 8 ? 1 : 0);
      if (place < 8) this.#set(8, near, isDark);
      else this.#set(near, 8, isDark);
      if (place < 8) this.#set(this.size - 1 - place, 8, isDark);
      else this.#set(8, this.size - 15 + place, isDark);
    }
    this.#set(8, this.size - 8, true);
  }

  #drawVersion(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let place = 0; place < 12; place++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let place = 0; place < 18; place++) {
      const [far, near] = [this.size - 11 + (place % 3), Math.floor(place / 3)];
      this.#set(far, near, bitOf(bits, place));
      this.#set(near, far, bitOf(bits, place));
    }
  }

  /** Lay the bits in pairs of columns from the right, up and down in turn. */
  fill(bytes: number[]): void {
    let next = 0;
    let isUp = true;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const y = isUp ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.#isTaken[y][x] || next >= bytes.length * 8) continue;
          this.squares[y][x] = bitOf(bytes[next >> 3], 7 - (next & 7));
          next++;
        }
      }
      isUp = !isUp;
    }
  }

  masked(mask: number): Sheet {
    const copy = new Sheet(this.version);
    copy.squares = this.squares.map((row, y) =>
      row.map((isDark, x) => (this.#isTaken[y][x] ? isDark : isDark !== MASKS[mask](x, y))),
    );
    copy.#drawFormat(mask);
    return copy;
  }
}

/** How hard a code is to read: long runs, blocks of one colour, what looks like a corner, too much of one colour. */
function penaltyOf(squares: boolean[][]): number {
  const size = squares.length;
  const lines = [...squares, ...squares.map((_, x) => squares.map((row) => row[x]))];
  let penalty = 0;
  for (const line of lines) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    penalty += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const corner = squares[y][x];
      if (corner === squares[y - 1][x] && corner === squares[y][x - 1] && corner === squares[y - 1][x - 1])
        penalty += 3;
    }
  }
  const share = squares.flat().filter(Boolean).length / size ** 2;
  return penalty + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

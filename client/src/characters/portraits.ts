// The drawn faces of the characters, as parts: what lies behind the head, the head, what is on it, what is over it.
// All are drawn on a square of 100 by 100, with ink lines; a mood changes eyes, brows and mouth alone.

/** A shape: its path, its colour, and the width of its line (0: none). */
export type Shape = { d: string; fill?: string; line?: number; stroke?: string };
export type Mood = "neutral" | "thinking" | "smug" | "caught" | "delighted";
export const MOODS: readonly Mood[] = ["neutral", "thinking", "smug", "caught", "delighted"];

export type Portrait = {
  ground: string;
  skin: string;
  head: string;
  /** Brows: their colour and width. */
  brow: string;
  heavy: number;
  lips: string;
  nose: string;
  behind: Shape[];
  dress: Shape[];
  /** On the face, under eyes and mouth: cheeks, beards. */
  on: Shape[];
  /** Hair and hats. */
  over: Shape[];
};

const INK = "var(--ink)";
const GOLD = "var(--gold-bright)";
const IVORY = "var(--ivory)";
const OVAL = "M29 50c0-18 9-27 21-27s21 9 21 27-9 30-21 30-21-12-21-30z";
const ROUND = "M26 52c0-17 11-26 24-26s24 9 24 26-11 27-24 27-24-10-24-27z";
const LONG = "M31 48c0-17 8-25 19-25s19 8 19 25c0 20-7 35-19 35S31 68 31 48z";
const SQUARE = "M28 46c0-14 9-21 22-21s22 7 22 21v14c0 12-10 20-22 20s-22-8-22-20z";
const SMALL_NOSE = "M49 58c-1 2 0 3 2 3";
const LONG_NOSE = "M50 52c-1 4-3 7-3 9 1 2 3 2 5 1";
const HOOKED_NOSE = "M51 50c-1 4-5 8-4 11 1 2 3 2 5 0";
const BROAD_NOSE = "M46 60c0 2 2 3 4 3s4-1 4-3";

const shape = (fill: string, d: string, line = 2.2): Shape => ({ d, fill, line });
const stroke = (colour: string, d: string, line = 2.2): Shape => ({ d, stroke: colour, line });
const coat = (fill: string): Shape => shape(fill, "M12 101c1-15 11-20 26-22h24c15 2 25 7 26 22z");
const cheeks = (fill: string): Shape => shape(fill, "M34 62a4 3 0 1 0 .1 0zM66 62a4 3 0 1 0 .1 0z", 0);

export const PORTRAITS: Record<string, Portrait> = {
  duchess: {
    ground: "#cdb7d6",
    skin: "#f3dcc6",
    head: LONG,
    brow: "#6b5b78",
    heavy: 1.8,
    lips: "#9c2f3f",
    nose: LONG_NOSE,
    behind: [shape("#a79bb3", "M24 52C20 24 32 8 50 8s30 16 26 44c-2 8-6 12-10 14H34c-4-2-8-6-10-14z")],
    dress: [
      coat("var(--aubergine)"),
      shape(IVORY, "M26 84l6-8 6 6 6-6 6 6 6-6 6 6 6-6 6 8-6 8-6-5-6 6-6-6-6 6-6-6-6 5z", 1.6),
    ],
    on: [shape(INK, "M61 65a1.3 1.3 0 1 0 .1 0z", 0)],
    over: [
      shape("#a79bb3", "M30 46c0-16 8-25 20-25s20 9 20 25c-3-9-8-14-20-14s-17 5-20 14z"),
      shape(GOLD, "M34 26l-2-12 8 6 10-12 10 12 8-6-2 12c-9-5-23-5-32 0z"),
      shape("var(--danger)", "M50 17a2.4 2.4 0 1 0 .1 0z", 1),
      shape(GOLD, "M29 62a2.2 3.4 0 1 0 .1 0zM71 62a2.2 3.4 0 1 0 .1 0z", 1.2),
    ],
  },
  jester: {
    ground: "#f0cf7c",
    skin: "#f2d0b0",
    head: ROUND,
    brow: INK,
    heavy: 2.4,
    lips: "var(--danger)",
    nose: SMALL_NOSE,
    behind: [],
    dress: [coat("var(--danger)"), shape(GOLD, "M22 82l10 14 9-12 9 14 9-14 9 12 10-14c-8-4-48-4-56 0z", 1.8)],
    on: [cheeks("#e79a86"), shape("var(--safe)", "M36 57l3 5-3 5-3-5z", 0)],
    over: [
      shape("var(--danger)", "M50 36C40 20 22 16 10 26c-4 6-3 14 0 20 4-8 10-10 18-8-2 4-2 8-1 12 8-8 14-12 23-14z"),
      shape(
        "var(--aubergine-light)",
        "M50 36c10-16 28-20 40-10 4 6 3 14 0 20-4-8-10-10-18-8 2 4 2 8 1 12-8-8-14-12-23-14z",
      ),
      shape(GOLD, "M10 46a4 4 0 1 0 .1 0zM90 46a4 4 0 1 0 .1 0z", 1.6),
      shape(GOLD, "M26 47c7-9 15-12 24-12s17 3 24 12l-2 5c-6-7-13-10-22-10s-16 3-22 10z", 1.8),
    ],
  },
  herald: {
    ground: "#bcd3e6",
    skin: "#f4d9bd",
    head: SQUARE,
    brow: "#a8782a",
    heavy: 2.4,
    lips: "#b25b50",
    nose: LONG_NOSE,
    behind: [shape("#dcae52", "M25 56c-4-20 6-36 25-36s29 16 25 36c-1 6-4 8-6 10V44H31v22c-2-2-5-4-6-10z")],
    dress: [coat("#2b5c9a"), shape(GOLD, "M46 81h8v8h8v6h-8v6h-8v-6h-8v-6h8z", 1.6)],
    on: [],
    over: [
      shape("#dcae52", "M29 46c1-10 4-15 9-18 6 5 22 6 30 2 3 4 4 9 4 16-3-5-5-8-7-9-8 3-22 2-28-2-4 3-6 6-8 11z"),
      shape("#2b5c9a", "M24 31C26 16 38 10 52 10c16 0 25 8 24 20-8-3-16-4-26-4s-18 2-26 5z"),
      shape(IVORY, "M68 22c2-12 10-18 20-18 0 10-6 18-18 22z", 1.8),
      stroke(INK, "M70 24c4-6 9-12 16-18", 1.4),
    ],
  },
  squire: {
    ground: "#d9c7a3",
    skin: "#e9bf98",
    head: OVAL,
    brow: "#6b3f1d",
    heavy: 2.8,
    lips: "#a5574a",
    nose: BROAD_NOSE,
    behind: [shape("#8d93a0", "M22 58C20 30 32 14 50 14s30 16 28 44c0 14-4 24-10 30H32c-6-6-10-16-10-30z")],
    dress: [
      coat("#8d93a0"),
      shape("var(--safe)", "M34 84h32l6 17H28z", 1.8),
      shape("var(--danger)", "M50 98c-5-4-8-6-8-10 0-5 6-5 8-1 2-4 8-4 8 1 0 4-3 6-8 10z", 1.4),
    ],
    on: [
      shape(
        "#c98d5f",
        "M38 59a1 1 0 1 0 .1 0zM42 61a1 1 0 1 0 .1 0zM36 63a1 1 0 1 0 .1 0zM62 59a1 1 0 1 0 .1 0zM58 61a1 1 0 1 0 .1 0zM64 63a1 1 0 1 0 .1 0z",
        0,
      ),
    ],
    over: [
      shape(
        "#8d93a0",
        "M24 62C20 30 32 14 50 14s30 16 26 48c-2 10-6 16-12 22 4-10 6-18 6-30 0-16-6-24-20-24s-20 8-20 24c0 12 2 20 6 30-6-6-10-12-12-22z",
      ),
      shape("#7a4a22", "M31 46c1-9 7-15 19-15s18 6 19 15c-4-5-9-6-12-6-2 3-4 4-7 4 1-2 1-3 1-4-8 0-15 1-20 6z", 1.8),
      shape(GOLD, "M25 34c6-8 14-11 25-11s19 3 25 11l-1 5c-6-7-14-10-24-10s-18 3-24 10z", 1.8),
    ],
  },
  abbess: {
    ground: "#cfe0cf",
    skin: "#f0d3ba",
    head: ROUND,
    brow: "#8a7566",
    heavy: 1.8,
    lips: "#b56a62",
    nose: SMALL_NOSE,
    behind: [shape("var(--ink)", "M18 90C10 40 24 10 50 10s40 30 32 80z")],
    dress: [
      coat("var(--ink)"),
      shape(IVORY, "M26 74c6 14 42 14 48 0l4 14c-10 10-46 10-56 0z", 1.8),
      stroke(GOLD, "M50 88v12M45 92h10", 2.4),
    ],
    on: [cheeks("#e6a08e")],
    over: [
      shape(
        IVORY,
        "M22 66c-6-32 6-48 28-48s34 16 28 48c-1 8-4 14-8 18 3-10 4-18 4-26 0-16-8-24-24-24s-24 8-24 24c0 8 1 16 4 26-4-4-7-10-8-18z",
      ),
      stroke("#8d84a0", "M27 40c6-10 14-14 23-14s17 4 23 14", 1.4),
    ],
  },
  falconer: {
    ground: "#b9cfae",
    skin: "#d9ab80",
    head: LONG,
    brow: "#2c1d12",
    heavy: 3.4,
    lips: "#8a4a3b",
    nose: HOOKED_NOSE,
    behind: [shape("#3a2a1c", "M27 58c-3-20 4-34 23-34s26 14 23 34l-5 10H32z")],
    dress: [coat("#5f4428"), shape("#3f6b3a", "M34 80l16 14 16-14 10 4-12 17H36L24 84z", 1.8)],
    on: [
      shape("#3a2a1c", "M36 67c5-4 10-4 14-2 4-2 9-2 14 2-5 1-9 1-14 0-5 1-9 1-14 0z", 1.2),
      shape("#3a2a1c", "M45 76c2-1 8-1 10 0 0 5-2 10-5 12-3-2-5-7-5-12z", 1.4),
    ],
    over: [
      shape(
        "#3f6b3a",
        "M14 42c10-6 14-10 18-20 3-8 10-13 20-13 13 0 19 8 21 19 6 3 11 5 15 4-6 8-16 8-26 5-16-4-32-2-48 5z",
      ),
      shape("#8a5a2b", "M31 27c12-5 28-5 41 0l1 5c-14-5-30-5-44 1z", 1.6),
      shape("var(--danger)", "M66 24C72 8 84 2 96 4c-4 12-14 20-28 24z", 1.8),
      stroke(INK, "M69 25c6-8 13-14 22-18", 1.4),
    ],
  },
  page: {
    ground: "#f3d7c0",
    skin: "#f7dfc9",
    head: ROUND,
    brow: "#a3481c",
    heavy: 1.8,
    lips: "#c07468",
    nose: SMALL_NOSE,
    behind: [shape("#c4602a", "M19 66C12 36 24 16 50 16s38 20 31 50c-2 6-6 8-11 8V46H30v28c-5 0-9-2-11-8z")],
    dress: [coat("#7d9a4a"), shape(IVORY, "M36 80l14 10 14-10 6 6-14 12-6-5-6 5-14-12z", 1.8)],
    on: [cheeks("#f0a995")],
    over: [
      shape("#c4602a", "M25 53c-2-20 9-30 25-30s27 10 25 30c-4-4-6-6-7-9-12 1-24 1-36 0-1 3-3 5-7 9z"),
      stroke("#8f3f17", "M40 26c-2 6-3 12-3 17M50 25v18M60 26c2 6 3 12 3 17", 1.2),
      shape("#7d9a4a", "M30 21c2-9 10-13 20-13s18 4 20 13c-12-4-28-4-40 0z", 1.8),
      stroke(INK, "M50 8V3", 2.4),
    ],
  },
  bard: {
    ground: "#e0c2d8",
    skin: "#a9744a",
    head: OVAL,
    brow: "#2a170e",
    heavy: 2.6,
    lips: "#7a332c",
    nose: BROAD_NOSE,
    behind: [
      shape(
        "#2a170e",
        "M22 70c-6-6-6-14-2-20-2-18 10-30 30-30s32 12 30 30c4 6 4 14-2 20-4 5-10 4-12 0H34c-2 4-8 5-12 0z",
      ),
    ],
    dress: [coat("#7c3f79"), shape(GOLD, "M38 80c4 8 20 8 24 0l5 3c-6 13-28 13-34 0z", 1.8)],
    on: [
      shape(
        "#2a170e",
        "M37 68c3-3 9-4 13-1 4-3 10-2 13 1 2-1 3-2 4-4 0 5-4 8-8 8-4 0-7-2-9-3-2 1-5 3-9 3-4 0-8-3-8-8 1 2 2 3 4 4z",
        1,
      ),
    ],
    over: [
      shape("#2a170e", "M28 50c-1-8 1-14 5-18h34c4 4 6 10 5 18-2-4-4-7-6-9-10 2-22 2-32 0-2 2-4 5-6 9z", 1.8),
      shape("#7c3f79", "M8 36c2-6 12-6 20-8C30 14 38 8 52 8c15 0 22 7 22 19 10 1 18 3 20 8-14 6-30 2-44 2s-30 5-42-1z"),
      shape(GOLD, "M28 27c14-5 32-5 46-1v5c-14-4-32-4-47 1z", 1.6),
      shape(IVORY, "M30 26C20 22 14 14 14 4c10 1 18 8 20 20z", 1.8),
    ],
  },
  captain: {
    ground: "#a9cfd6",
    skin: "#7b4d2f",
    head: SQUARE,
    brow: "#1c110a",
    heavy: 3,
    lips: "#5c231d",
    nose: BROAD_NOSE,
    behind: [
      shape(
        "#1c110a",
        "M20 74c-6-8-6-18-1-24-2-16 10-28 31-28s33 12 31 28c5 6 5 16-1 24-4 6-10 6-13 2H33c-3 4-9 4-13-2z",
      ),
    ],
    dress: [
      coat("#20355c"),
      shape(IVORY, "M40 80l10 12 10-12 5 3-9 18H44l-9-18z", 1.6),
      stroke(GOLD, "M22 86l12 6M78 86l-12 6", 3),
    ],
    on: [stroke("#4a2a18", "M62 58l6 8M66 57l-3 8", 1.6)],
    over: [
      shape("#20355c", "M6 30c12 2 16-16 44-18 28 2 32 20 44 18-2 12-12 16-22 14-12-6-32-6-44 0C18 46 8 42 6 30z"),
      stroke(GOLD, "M10 33c12 2 18-13 40-14 22 1 28 16 40 14", 2.4),
      shape(IVORY, "M50 24a4.5 4.5 0 1 0 .1 0z", 1.6),
      stroke(GOLD, "M27 64a3.5 3.5 0 1 0 .1 0z", 2.2),
    ],
  },
  chancellor: {
    ground: "#b9b3c4",
    skin: "#e3cdb6",
    head: LONG,
    brow: "#1d1622",
    heavy: 2.6,
    lips: "#7d3a3c",
    nose: HOOKED_NOSE,
    behind: [],
    dress: [
      coat("#1d1622"),
      shape("var(--danger)", "M40 80l10 21 10-21z", 1.8),
      stroke(GOLD, "M26 82c4 14 44 14 48 0", 3),
      shape(GOLD, "M50 91a4 4 0 1 0 .1 0z", 1.6),
    ],
    on: [shape("#1d1622", "M33 62c2 6 5 8 9 8 4-3 12-3 16 0 4 0 7-2 9-8 0 12-6 20-17 33-11-13-17-21-17-33z", 1.4)],
    over: [
      shape("#1d1622", "M29 40c-1-16 8-25 21-25s22 9 21 25c-12-6-30-6-42 0z"),
      stroke(GOLD, "M30 38c12-6 28-6 40 0", 2),
      stroke(GOLD, "M59 47a7 7 0 1 0 .1 0zM66 55l4 14", 1.8),
    ],
  },
  alchemist: {
    ground: "#bfe0d2",
    skin: "#f0d2b4",
    head: ROUND,
    brow: "#d9d4c8",
    heavy: 3.6,
    lips: "#a85a4a",
    nose: BROAD_NOSE,
    behind: [
      shape(
        "#e9e4d6",
        "M22 64l-12 2 6-10-12-4 10-8-8-10 13-2-3-13 13 4 3-13 11 8 7-12 8 11 10-8 3 13 13-3-4 12 13 3-8 10 10 7-11 5 5 10-12-2-6 8H28z",
      ),
    ],
    dress: [coat("#3f7d6b"), shape("#2b5a4c", "M36 80l14 12 14-12 4 4-12 17H44L32 84z", 1.8)],
    on: [shape("#8f8a86", "M62 63c3-1 6 0 7 3-3 2-7 1-7-3z", 0)],
    over: [
      shape(
        "#e9e4d6",
        "M27 46c0-10 4-16 8-19 2 4 5 5 8 3 2 4 12 4 14 0 3 2 6 1 8-3 4 3 8 9 8 19-4-6-9-9-23-9s-19 3-23 9z",
      ),
      shape("#6b4a2b", "M25 33h50v6H25z", 1.6),
      shape("#9fd8e8", "M39 27a8 8 0 1 0 .1 0zM61 27a8 8 0 1 0 .1 0z", 2.6),
      stroke(IVORY, "M35 33c1-2 3-3 4-3M57 33c1-2 3-3 4-3", 1.6),
    ],
  },
  cook: {
    ground: "#e8b9a4",
    skin: "#efc2a0",
    head: "M23 54c0-18 12-28 27-28s27 10 27 28-12 27-27 27-27-9-27-27z",
    brow: "#5b3a24",
    heavy: 3.2,
    lips: "#a8453f",
    nose: BROAD_NOSE,
    behind: [shape("#5b3a24", "M24 62c-4-6-3-16 0-22h52c3 6 4 16 0 22z")],
    dress: [
      coat("#f3ead8"),
      stroke(INK, "M50 84v17", 1.6),
      shape(
        INK,
        "M45 89a1.4 1.4 0 1 0 .1 0zM45 96a1.4 1.4 0 1 0 .1 0zM55 89a1.4 1.4 0 1 0 .1 0zM55 96a1.4 1.4 0 1 0 .1 0z",
        0,
      ),
      shape("var(--danger)", "M36 79c8 6 20 6 28 0l4 4c-10 8-26 8-36 0z", 1.6),
    ],
    on: [cheeks("#df8269")],
    over: [
      shape(
        "#fffaf0",
        "M28 38c-12-2-16-12-10-19 4-5 10-5 14-3 3-9 11-12 18-12s15 3 18 12c4-2 10-2 14 3 6 7 2 17-10 19z",
      ),
      shape("#fffaf0", "M27 34c14 5 32 5 46 0v9c-14 5-32 5-46 0z"),
      stroke("#cdbd9c", "M38 18c-1 6 0 12 2 16M62 18c1 6 0 12-2 16", 1.6),
    ],
  },
};

// Eyes, brows and mouth: the same for everybody, so that a mood is read at a glance.
const pupils = (dx: number, dy: number, r = 2.7): Shape =>
  shape(INK, `M${41 + dx} ${53 + dy - r}a${r} ${r} 0 1 0 .1 0zM${59 + dx} ${53 + dy - r}a${r} ${r} 0 1 0 .1 0z`, 0);
const whites = (ry: number): Shape =>
  shape("#fffdf7", `M41 ${53 - ry}a5.2 ${ry} 0 1 0 .1 0zM59 ${53 - ry}a5.2 ${ry} 0 1 0 .1 0z`, 1.5);

/** What a mood does to a face. */
export function features({ brow, heavy, lips, skin }: Portrait, mood: Mood): Shape[] {
  const brows = (d: string) => stroke(brow, d, heavy);
  const mouth = (d: string, line = 2.4) => stroke(lips, d, line);
  switch (mood) {
    case "thinking":
      return [whites(4.2), pupils(2, -2), brows("M35 44c3-3 8-3 11-1M54 46c3-2 8-2 11 0"), mouth("M46 71c3-2 7-1 9 1")];
    case "smug":
      return [
        whites(4.2),
        pupils(1, 0.6),
        shape(skin, "M35.4 52.4c.4-5.6 10.8-5.6 11.2 0zM53.4 52.4c.4-5.6 10.8-5.6 11.2 0z", 1.5),
        brows("M35 46c3-1 8-1 11 1M54 44c3-4 8-4 11-1"),
        mouth("M42 71c5 3 11 2 16-4M57 65c1 1 2 2 3 2"),
      ];
    case "caught":
      return [
        whites(6.2),
        pupils(0, 0, 2),
        brows("M34 44c3-4 7-5 11-6M55 38c4 1 8 2 11 6"),
        shape(lips, "M50 68.500a4.600 4.200 0 1 0 .1 0z", 1.6),
        shape("#9fd8e8", "M74 36c4 5 5 8 2 11-4 2-7-1-6-5 0-2 2-4 4-6z", 1.4),
      ];
    case "delighted":
      return [
        stroke(INK, "M35 54c2-5 9-5 11 0M54 54c2-5 9-5 11 0", 2.8),
        brows("M34 44c3-3 8-4 12-2M54 42c4-2 9-1 12 2"),
        shape(lips, "M40 66c6 2 14 2 20 0-1 8-5 11-10 11s-9-3-10-11z", 1.8),
        shape("#fffdf7", "M42 67.200c5 1.400 11 1.400 16 0l-.8 2.600c-5 1-9.600 1-14.400 0z", 0),
      ];
    default:
      return [
        whites(4.6),
        pupils(0, 0.4),
        brows("M35 45c3-2 8-2 11 0M54 45c3-2 8-2 11 0"),
        mouth("M44 70c4 2 8 2 12 0"),
      ];
  }
}

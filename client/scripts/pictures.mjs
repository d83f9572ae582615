// Draws what has to be a PNG: the icons of the app, from public/favicon.svg, and the pictures of link previews, with the
// cards by which the lobby shows each game. Chats and home screens do not show SVG. Needs Chromium.
//     node scripts/pictures.mjs [folder]
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bare, client, tokens, withArtist, withColours } from "./drawing.mjs";

const target = process.argv[2] ?? join(client, "public");
const CHROMIUM = process.env.CHROMIUM ?? "chromium";
const desk = mkdtempSync(join(tmpdir(), "courtcards-pictures-"));

/** Have Chromium draw an SVG as a PNG; what it leaves free is transparent. */
function print(svg, name, [width, height]) {
  const page = join(desk, "page.html");
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${svg}`);
  execFileSync(
    CHROMIUM,
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--hide-scrollbars",
      "--force-device-scale-factor=1",
      "--default-background-color=00000000",
      "--virtual-time-budget=2000",
      `--user-data-dir=${join(desk, "profile")}`,
      `--window-size=${width},${height}`,
      `--screenshot=${join(target, name)}`,
      pathToFileURL(page).href,
    ],
    { stdio: "ignore" },
  );
}

const face = join(client, "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2");
const STYLE = `@font-face { font-family: Fraunces; font-weight: 100 900; src: url(${pathToFileURL(face).href}) }
* { margin: 0 }
svg { display: block }
text { font-family: Fraunces; font-weight: 700 }`;

// The icons

const drawn = readFileSync(join(client, "public/favicon.svg"), "utf8");
const inner = drawn.slice(drawn.indexOf(">") + 1, drawn.lastIndexOf("</svg>"));
const [sheet, art] = [inner.slice(0, inner.indexOf("/>") + 2), inner.slice(inner.indexOf("/>") + 2)];
const sized = (side, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${side}" height="${side}">${content}</svg>`;
// Devices cut icons into their own shape: the sheet fills all of it, and the card keeps away from the edges.
const filled = (size) =>
  sheet.replace(/rx="[^"]*"/, "") + `<g transform="translate(16 16) scale(${size}) translate(-16 -16)">${art}</g>`;
const ICONS = {
  "icons/icon-192.png": [192, inner],
  "icons/icon-512.png": [512, inner],
  "icons/maskable-192.png": [192, filled(0.88)],
  "icons/maskable-512.png": [512, filled(0.88)],
  "apple-touch-icon.png": [180, filled(0.95)],
};

// The pictures of previews

const SIZE = [1200, 630];
const CARD = [230, 322];
const CROWN = "M10.5 20.5 9.8 13l3.200 3 3-5 3 5 3.200-3-.7 7.500z";

/** Split drawings that stand side by side; each may have others in it. */
function split(text) {
  const found = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of text.matchAll(/<svg\b[^>]*>|<\/svg>/g)) {
    if (tag !== "</svg>") {
      if (depth === 0) start = index;
      if (!tag.endsWith("/>")) depth++;
    } else if (--depth === 0) found.push(text.slice(start, index + tag.length));
  }
  return found;
}

/** Lay cards out as a fan around the middle. */
function fan(cards, y) {
  const middle = (cards.length - 1) / 2;
  // The one in the middle lies on top.
  const order = cards.map((_, place) => place).sort((a, b) => Math.abs(b - middle) - Math.abs(a - middle));
  return order
    .map((place) => {
      const off = place - middle;
      const [x, turn, lower] = [SIZE[0] / 2 + off * 205, off * 9, off * off * 16];
      const card = cards[place].replace("<svg", `<svg width="${CARD[0]}" height="${CARD[1]}"`);
      return `<g transform="translate(${x} ${y + lower}) rotate(${turn}) translate(${-CARD[0] / 2} ${-CARD[1] / 2})"><rect x="5" y="9" width="${CARD[0]}" height="${CARD[1]}" rx="18" fill="#000" opacity=".3"/>${card}</g>`;
    })
    .join("");
}

/** Rays from behind the cards, for a game that is over. */
function rays() {
  const [x, y] = [SIZE[0] / 2, 330];
  const far = 900;
  const ray = (turn) => {
    const [a, b] = [turn - 0.1, turn + 0.1].map((one) => [x + far * Math.cos(one), y + far * Math.sin(one)]);
    return `M${x} ${y}L${a.map(Math.round).join(" ")}L${b.map(Math.round).join(" ")}z`;
  };
  const all = Array.from({ length: 16 }, (_, number) => ray((number * Math.PI) / 8));
  return `<path d="${all.join("")}" fill="${tokens["--aubergine-light"]}"/>`;
}

function picture(cards, isOver) {
  const [width, height] = SIZE;
  const crown = `<g transform="translate(${width / 2} 96) scale(9) translate(-16 -16)"><path d="${CROWN}" fill="${tokens["--gold-bright"]}" stroke="${tokens["--ink"]}" stroke-linejoin="round" stroke-width=".8"/></g>`;
  const ornament = isOver ? rays() : "";
  return withColours(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="var(--aubergine)"/>${ornament}
<rect x="18" y="18" width="${width - 36}" height="${height - 36}" rx="14" fill="none" stroke="var(--gold)" stroke-width="4"/>
${fan(cards, isOver ? 340 : 290)}${isOver ? crown : ""}
<text x="${width / 2}" y="${height - 52}" text-anchor="middle" font-family="Fraunces, serif" font-weight="650" font-size="52" fill="${tokens["--gold-bright"]}" stroke="${tokens["--aubergine"]}" stroke-width="10" paint-order="stroke">Court Cards</text>
</svg>`);
}

for (const folder of ["icons", "previews"]) mkdirSync(join(target, folder), { recursive: true });
try {
  for (const [name, [side, content]] of Object.entries(ICONS)) print(sized(side, content), name, [side, side]);
  await withArtist(async (load, paint) => {
    const games = join(client, "src/games");
    const own = readdirSync(games).filter(
      (name) => name !== "generic" && existsSync(join(games, name, "Picture.svelte")),
    );
    const firsts = [];
    for (const name of own.sort()) {
      const cards = split(paint(await load(`games/${name}/Picture.svelte`), {})).map((card, place) =>
        bare(card, `${name}-${place}`),
      );
      firsts.push(cards[0]);
      print(picture(cards, false), `previews/${name}.png`, SIZE);
      print(picture(cards, true), `previews/${name}-over.png`, SIZE);
    }
    print(picture(firsts, false), "previews/house.png", SIZE);
  });
} finally {
  rmSync(desk, { recursive: true, force: true });
}

// A drawing on the page as a PNG, made in the browser: nothing is asked of a server.

// What the page's styles say about a drawing; as an image it has none of them.
const STYLES = [
  "fill",
  "fill-opacity",
  "filter",
  "font-family",
  "font-size",
  "font-weight",
  "opacity",
  "paint-order",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-width",
  "text-anchor",
];

/** Draw an SVG of the page as a PNG of its own size. */
export async function toPng(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = alone(drawing);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const fonts = document.createElementNS(drawing.namespaceURI, "style");
  fonts.textContent = await fontsInside();
  copy.prepend(fonts);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** A copy that looks the same without the page. */
function alone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  [drawing, ...drawing.querySelectorAll<SVGElement>("*")].forEach((one, place) => {
    const style = getComputedStyle(one);
    copies[place].setAttribute("style", STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";"));
    copies[place].removeAttribute("class");
  });
  return copy;
}

/** The page's own fonts, with their files in them; one that cannot be had is left to the device. */
async function fontsInside(): Promise<string> {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  const written = faces.map(async ({ cssText, parentStyleSheet }) => {
    const [, path] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
    const data = await dataOf(new URL(path, parentStyleSheet?.href ?? location.href));
    return cssText.replace(path, data);
  });
  const found = await Promise.allSettled(written);
  return found.map((one) => (one.status === "fulfilled" ? one.value : "")).join("\n");
}

async function dataOf(url: URL): Promise<string> {
  const file = await (await fetch(url)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Let somebody keep a file. */
export function save(file: Blob, name: string): void {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: name });
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

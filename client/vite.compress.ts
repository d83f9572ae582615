// Every file that gets smaller by it also lies beside itself compressed, so that the server need not do it again
// and again: for all browsers with gzip, and with Brotli for those that take it (only over https, or on this machine).
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WAYS = {
  ".br": (data: Buffer) => brotliCompressSync(data),
  ".gz": (data: Buffer) => gzipSync(data, { level: 9 }),
};
const TEXTS = /\.(css|html|js|svg|txt)$/;

function compress(path: string): void {
  const data = readFileSync(path);
  for (const [ending, way] of Object.entries(WAYS)) {
    const small = way(data);
    if (small.length < data.length) writeFileSync(path + ending, small);
  }
}

/** Compress what was built, when all of it is there. */
export default function compressed(): Plugin {
  let folder: string | null = null;
  return {
    name: "compressed",
    apply: "build",
    writeBundle: ({ dir }) => void (folder = dir ?? null),
    closeBundle() {
      if (folder === null) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
        if (TEXTS.test(name)) compress(join(folder, name));
    },
  };
}

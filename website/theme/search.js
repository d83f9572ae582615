// Finds words in the docs, in the browser alone; without scripts the contents lead everywhere all the same.
"use strict";
const root = document.currentScript.dataset.root;
const form = document.querySelector(".search");
const input = form.querySelector("input");
const found = document.querySelector(".found");
const MOST = 12;
let loading;

form.hidden = false;
document.querySelector(".play").hidden = !location.protocol.startsWith("http");

// A script and no data file, since a page that is opened from a disk may load no other.
function load() {
  loading ??= new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = `${root}search-index.js`;
    script.onload = () => resolve(window.searchIndex);
    document.head.append(script);
  });
  return loading;
}

// How well a section fits: all words must be in it, and headings count for more.
function weigh([page, title, , words], wanted) {
  const places = [title, page, words].map((text) => text.toLowerCase());
  let weight = 0;
  for (const word of wanted) {
    const place = places.findIndex((text) => text.includes(word));
    if (place < 0) return 0;
    weight += [9, 4, 1][place];
  }
  return weight;
}

// The words around the first one that is looked for.
function excerptOf(words, wanted) {
  const text = words.toLowerCase();
  const places = wanted.map((word) => text.indexOf(word)).filter((place) => place >= 0);
  const start = Math.max(0, (places.length ? Math.min(...places) : 0) - 40);
  return `${start ? "… " : ""}${words.slice(start, start + 140)}${words.length > start + 140 ? " …" : ""}`;
}

function show([page, title, address, words], wanted) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = root + address;
  link.textContent = page === title ? page : `${page}: ${title}`;
  const excerpt = document.createElement("p");
  excerpt.textContent = excerptOf(words, wanted);
  item.append(link, excerpt);
  return item;
}

async function search() {
  const wanted = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const index = await load();
  const weighed = index.map((section) => [weigh(section, wanted), section]).filter(([weight]) => weight);
  weighed.sort(([one], [other]) => other - one);
  const list = document.createElement("ul");
  list.append(...weighed.slice(0, MOST).map(([, section]) => show(section, wanted)));
  found.hidden = !wanted.length;
  found.replaceChildren(weighed.length ? list : `Nothing is found for “${input.value}”.`);
}

input.addEventListener("focus", load);
input.addEventListener("input", search);
input.addEventListener("keydown", (event) => {
  if (event.key === "Escape") found.hidden = true;
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  found.querySelector("a")?.click();
});

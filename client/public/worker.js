// Caches the page itself, so that it opens even without a server and can say so.
// Nothing of the API is ever kept: what it says is true only now.
const KEPT = "courtcards";
const PAGE = "/";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(PAGE)));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(takeAsset(request));
});

// What the page had loaded before there was a worker: after one visit it opens without a server.
self.addEventListener("message", ({ data }) => {
  if (Array.isArray(data?.keep)) data.keep.forEach((path) => takeAsset(new Request(path)).catch(() => undefined));
});

// The server comes first: a new version of the page is shown as soon as there is one.
async function openPage(request) {
  try {
    const page = await fetch(request);
    if (page.ok && page.headers.get("content-type")?.startsWith("text/html")) await renew(page.clone());
    return page;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

// With another page its files are others too: the old ones go.
async function renew(page) {
  const before = await (await caches.match(PAGE))?.text();
  const text = plain(await page.text());
  if (before !== undefined && plain(before) === text) return;
  await caches.delete(KEPT);
  await (await caches.open(KEPT)).put(PAGE, new Response(text, { headers: page.headers }));
}

// What chats show of a link is different for every table and step; the page is the same.
function plain(text) {
  return text.replace(/<!--preview-->.*<!--\/preview-->/s, "<title>Court Cards</title>");
}

// The name of an asset holds a hash of it, so what was kept is still right.
async function takeAsset(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const asset = await fetch(request);
  if (asset.ok) await kept.put(request, asset.clone());
  return asset;
}

// Whoever presses a notification wants to see its table: where it is open already, else in place of the lobby.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data.path));
});

async function showTable(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const at = (wanted) => pages.find((page) => new URL(page.url).pathname === wanted);
  const open = at(path);
  if (open) return open.focus();
  const lobby = at(PAGE);
  if (!lobby) return self.clients.openWindow(path);
  lobby.postMessage({ open: path });
  return lobby.focus();
}

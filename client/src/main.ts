import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { FALLBACK } from "./text/languages";
import { speak } from "./text/spoken.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";

// Where there is a worker (over https, or on this machine) the page opens even without its server.
if (import.meta.env.PROD) navigator.serviceWorker?.register("/worker.js").then(keepLoaded, () => undefined);

/** Let the worker keep what this page has loaded, as it may be the first one, which the worker did not see. */
async function keepLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const assets = loaded.filter((one) => one.origin === location.origin && one.pathname.startsWith("/assets/"));
  active?.postMessage({ keep: assets.map((one) => one.pathname) });
}

// Nothing is shown before it can be said.
speak(settings.language)
  .catch(() => speak(FALLBACK))
  .finally(() => mount(App, { target: document.getElementById("app")! }));

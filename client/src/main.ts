import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";

// Where there is a worker (over https, or on this machine) the page opens even without its server.
if (import.meta.env.PROD) navigator.serviceWorker?.register("/worker.js").catch(() => undefined);

mount(App, { target: document.getElementById("app")! });

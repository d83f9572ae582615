// The picture of a finished game, drawn beside the page and saved as a file.
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { save, toPng } from "../shared/picture";
import FinalPicture from "./FinalPicture.svelte";

export async function savePicture(props: ComponentProps<typeof FinalPicture>, name: string): Promise<void> {
  const place = document.createElement("div");
  place.inert = true;
  Object.assign(place.style, { position: "fixed", left: "-300vw", top: "0", width: "1200px" });
  document.body.append(place);
  const drawing = mount(FinalPicture, { target: place, props });
  try {
    flushSync();
    save(await toPng(place.querySelector("svg")!), name);
  } finally {
    await unmount(drawing);
    place.remove();
  }
}

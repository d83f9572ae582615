import { expect, test, vi } from "vitest";
import { canShare, giveAway } from "../../src/shared/sharing";

const LINK = "https://cards.test/t/oak";

function device(parts: Record<string, unknown>) {
  const asked = vi.fn();
  vi.stubGlobal("navigator", parts);
  vi.stubGlobal("prompt", asked);
  return asked;
}

test("a device with a sheet of its own is asked to share", async () => {
  const share = vi.fn(() => Promise.resolve());
  device({ share });
  expect(canShare()).toBe(true);
  expect(await giveAway(LINK, "Come")).toBe("shared");
  expect(share).toHaveBeenCalledWith({ title: "Come", url: LINK });
});

test("whoever closes that sheet has nothing copied", async () => {
  const writeText = vi.fn();
  device({ share: () => Promise.reject(new DOMException("", "AbortError")), clipboard: { writeText } });
  expect(await giveAway(LINK, "Come")).toBe("kept");
  expect(writeText).not.toHaveBeenCalled();
});

test("without a sheet, or with one that fails, the link is copied", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  device({ clipboard: { writeText } });
  expect(canShare()).toBe(false);
  expect(await giveAway(LINK, "Come")).toBe("copied");
  device({ share: () => Promise.reject(new DOMException("", "NotAllowedError")), clipboard: { writeText } });
  expect(await giveAway(LINK, "Come")).toBe("copied");
  expect(writeText).toHaveBeenCalledTimes(2);
});

test("where nothing can be copied nobody is told that it was: the link is shown", async () => {
  const asked = device({});
  expect(await giveAway(LINK, "Come")).toBe("shown");
  expect(asked).toHaveBeenCalledWith("Come", LINK);
});

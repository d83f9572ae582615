// In the page: what is wrong with the layout of a table, in words.
async ([needed, apart, inside, mayScroll]) => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const wrong = [];
  const say = (what, one, by) => wrong.push(`${what}: ${nameOf(one)}${by ? " by " + Math.round(by) : ""}`);
  const nameOf = (one) => [one.tagName.toLowerCase(), ...one.classList].filter((word) => !word.startsWith("svelte-")).join(".");
  const isThere = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true });
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.closest("dialog") && isThere(one));
  // How far something reaches beyond the window, or beyond whatever cuts it off.
  const beyond = (one) => {
    const box = one.getBoundingClientRect();
    let most = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible" || around === document.body || around === document.documentElement) continue;
      const edge = around.getBoundingClientRect();
      most = Math.max(most, edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom);
    }
    return most;
  };
  // Whether a finger finds it somewhere: fans lie one card upon the other.
  const isFound = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    for (let across = 1; across < 12; across++)
      for (let down = 1; down < 6; down++) {
        const hit = document.elementFromPoint(left + (width * across) / 12, top + (height * down) / 6);
        if (hit && (one.contains(hit) || hit.contains(one) && hit.closest("button") === one)) return true;
      }
    return false;
  };
  const main = document.querySelector("main");
  if (!mayScroll) {
    const down = Math.max(main.scrollHeight - main.clientHeight, document.documentElement.scrollHeight - innerHeight);
    if (down > 1) say("scrolls down", main, down);
  }
  const across = Math.max(main.scrollWidth - main.clientWidth, document.documentElement.scrollWidth - innerWidth);
  if (across > 1) say("scrolls across", main, across);
  if (!mayScroll) {
    for (const one of all(needed)) {
      const by = beyond(one);
      if (by > 1.5) say("out of sight", one, by);
    }
    // Of equal cards one is enough.
    const found = new Set(all("main button:enabled").filter(isFound).map((one) => one.ariaLabel ?? one));
    for (const one of all("main button:enabled")) if (!found.has(one.ariaLabel ?? one)) say("covered", one);
  }
  for (const one of all(".decide button, .choices button, .asked button, .pen.open, .choice.open, .aim, .plate:is(button)")) {
    const { width, height } = one.getBoundingClientRect();
    if (Math.min(width, height) < 24) say("too small for a finger", one, Math.min(width, height));
  }
  const boxes = all(apart);
  boxes.forEach((one, place) => {
    for (const other of boxes.slice(place + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const by = Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top);
      if (by > 1.5) say(`lies on ${nameOf(other)}`, one, by);
    }
  });
  for (const [one, around] of inside.flatMap(([part, whole]) => all(`${whole} ${part}`).map((one) => [one, one.closest(whole)]))) {
    const [inner, outer] = [one.getBoundingClientRect(), around.getBoundingClientRect()];
    const by = Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom);
    if (by > 1.5) say("bursts", one, by);
  }
  // Who else is on turn may be cut, a question never.
  for (const one of all(".decide .prompt, .asked .prompt, .prompt > p")) {
    const by = Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight);
    if (by > 1.5) say("cut", one, by);
  }
  return [...new Set(wrong)];
}

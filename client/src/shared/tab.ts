// What a browser shows of a page in a background tab: its title, and an icon with a dot when it is your turn.
export function showInTab(title: string, isMyTurn: boolean): void {
  document.title = title;
  const picture = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (picture) picture.href = isMyTurn ? "/favicon-turn.svg" : "/favicon.svg";
}

// What a browser shows of a page that is not looked at: its title, and a picture with a dot on one's turn.
export function showInTab(title: string, isMyTurn: boolean): void {
  document.title = title;
  const picture = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (picture) picture.href = isMyTurn ? "/favicon-turn.svg" : "/favicon.svg";
}

// Who this browser is: a secret that the server gave, kept here and sent to nobody else.
const KEPT = "folsom.token";

/** The token of a personal link (`#me=…`), taken out of the address bar so that nobody reads or shares it by mistake. */
function fromAddress(): string | null {
  const found = new URLSearchParams(location.hash.slice(1)).get("me");
  if (found) history.replaceState(null, "", location.pathname + location.search);
  return found;
}

export function keptToken(): string | null {
  const linked = fromAddress();
  if (linked) keepToken(linked);
  return linked ?? localStorage.getItem(KEPT);
}

export function keepToken(token: string): void {
  localStorage.setItem(KEPT, token);
}

export function forgetToken(): void {
  localStorage.removeItem(KEPT);
}

/** A link that makes another browser the same person. */
export function personalLink(token: string): string {
  return `${location.origin}/#me=${token}`;
}

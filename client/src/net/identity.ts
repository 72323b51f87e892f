// The identity of this browser: a secret token from the server, stored here and sent to nobody else.
const KEPT = "folsom.token";
const EARLIER = "folsom.earlier";
const MOST_EARLIER = 5;
const SHAPE = /^[\w-]{12}\.[\w-]{32}$/;

/** The token of a personal link (`#me=…`), removed from the address bar so that nobody shares it by mistake. */
export function linkedToken(): string | null {
  const found = new URLSearchParams(location.hash.slice(1)).get("me");
  if (found !== null) history.replaceState(null, "", location.pathname + location.search);
  return found;
}

/** Whether this has the form of a token; only the server knows whether it is valid. */
export function looksLikeToken(text: string): boolean {
  return SHAPE.test(text);
}

export function keptToken(): string | null {
  return localStorage.getItem(KEPT);
}

export function keepToken(token: string): void {
  localStorage.setItem(KEPT, token);
  forgetEarlier(token);
}

export function forgetToken(): void {
  localStorage.removeItem(KEPT);
}

/** Earlier identities of this browser, the latest first, to switch back to. */
export function earlierTokens(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(EARLIER) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string" && looksLikeToken(one)) : [];
  } catch {
    return [];
  }
}

export function keepEarlier(token: string): void {
  const others = earlierTokens().filter((one) => one !== token);
  localStorage.setItem(EARLIER, JSON.stringify([token, ...others].slice(0, MOST_EARLIER)));
}

export function forgetEarlier(token: string): void {
  localStorage.setItem(EARLIER, JSON.stringify(earlierTokens().filter((one) => one !== token)));
}

/** A link that gives another browser the same identity. */
export function personalLink(token: string): string {
  return `${location.origin}/#me=${token}`;
}

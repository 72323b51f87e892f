// Who this browser is: a secret that the server gave, kept here and sent to nobody else.
const KEPT = "folsom.token";
const EARLIER = "folsom.earlier";
const MOST_EARLIER = 5;
const SHAPE = /^[\w-]{12}\.[\w-]{32}$/;

/** The token of a personal link (`#me=…`), taken out of the address bar so that nobody reads or shares it by mistake. */
export function linkedToken(): string | null {
  const found = new URLSearchParams(location.hash.slice(1)).get("me");
  if (found !== null) history.replaceState(null, "", location.pathname + location.search);
  return found;
}

/** Whether this could be a token: the server alone knows whether somebody has it. */
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

/** Who this browser was before, the latest first: one can be that person again. */
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

/** A link that makes another browser the same person. */
export function personalLink(token: string): string {
  return `${location.origin}/#me=${token}`;
}

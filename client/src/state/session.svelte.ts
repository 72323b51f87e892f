// Who plays in this browser, and what the server offers.
import { api, ApiError, speakFor } from "../net/api";
import * as identity from "../net/identity";
import type { About, Me } from "../protocol";

const LONGEST_NAME = 24;

export type Named = Pick<Me, "person" | "name">;

/** Somebody whom this browser could be. */
export interface Possible extends Named {
  token: string;
}

/** So many characters as people count them: an emoji of several parts is one, and is not cut in two. */
function atMost(text: string, number: number): string {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    .slice(0, number)
    .join("");
}

/** Who has this token; null if nobody does. */
async function whose(token: string): Promise<Possible | null> {
  if (!identity.looksLikeToken(token)) return null;
  try {
    const { person, name } = await api.whose(token);
    return { person, name, token };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

class Session {
  me = $state<Named | null>(null);
  token = $state<string | null>(null);
  about = $state<About | null>(null);
  ready = $state(false);
  trouble = $state<string | null>(null);
  offered = $state<Possible | null>(null); // whom a personal link would make of this browser
  uselessLink = $state(false); // a personal link was opened that is nobody's
  earlier = $state<Possible[]>([]); // whom this browser was before

  async begin(): Promise<void> {
    const linked = identity.linkedToken();
    this.#be(identity.keptToken());
    try {
      const [about, me] = await Promise.all([api.about(), this.token ? whose(this.token) : null]);
      this.about = about;
      if (this.token && !me) this.#leave();
      this.me ??= me;
      if (linked !== null) await this.#consider(linked);
      this.earlier = await possible(identity.earlierTokens());
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.ready = true;
  }

  /** Be somebody of this name: the person of before under another name, or a new one. */
  async called(name: string): Promise<void> {
    const wanted = atMost(name.trim(), LONGEST_NAME);
    if (this.me && this.token) {
      if (this.me.name !== wanted) this.me = await api.rename(wanted);
      return;
    }
    this.#become(await api.join(wanted));
  }

  /** Be somebody else; who one was is kept, to return to. */
  become(other: Possible): void {
    const before = this.#leave();
    this.earlier = this.earlier.filter((one) => one.person !== other.person);
    if (before) this.earlier = [before, ...this.earlier];
    this.#become(other);
    this.offered = null;
  }

  /** Another link for the same person: the old one leads nowhere any more, and other devices need the new one. */
  async renew(): Promise<void> {
    const { token } = await api.renew();
    identity.keepToken(token);
    this.#be(token);
  }

  /** Nobody is this person any more, here or anywhere. */
  async revoke(): Promise<void> {
    await api.revoke();
    identity.forgetToken();
    this.#be(null);
    this.me = null;
  }

  forget(other: Possible): void {
    identity.forgetEarlier(other.token);
    this.earlier = this.earlier.filter((one) => one.token !== other.token);
  }

  /** A personal link was opened: nobody becomes somebody else unasked. */
  async #consider(linked: string): Promise<void> {
    const found = await whose(linked);
    if (!found) this.uselessLink = true;
    else if (found.person !== this.me?.person) this.offered = found;
  }

  #become({ person, name, token }: Possible): void {
    identity.keepToken(token);
    this.#be(token);
    this.me = { person, name };
  }

  /** Put away who one is; who that was, if the server knows it. */
  #leave(): Possible | null {
    const { me, token } = this;
    if (token) identity.keepEarlier(token);
    identity.forgetToken();
    this.#be(null);
    this.me = null;
    return me && token ? { ...me, token } : null;
  }

  #be(token: string | null): void {
    this.token = token;
    speakFor(token);
  }
}

/** Those of them whom the server still knows. */
async function possible(tokens: readonly string[]): Promise<Possible[]> {
  const found = await Promise.all(tokens.map(whose));
  return found.filter((one) => one !== null);
}

export const session = new Session();

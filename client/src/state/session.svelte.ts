// The user of this browser, and what the server offers.
import { api, ApiError, setToken } from "../net/api";
import * as identity from "../net/identity";
import type { About, Me } from "../protocol";

const LONGEST_NAME = 24;

export type Named = Pick<Me, "person" | "name">;

/** A person that this browser could be. */
export interface Possible extends Named {
  token: string;
}

/** The first characters of a text as people count them: an emoji of several code points is one. */
function atMost(text: string, number: number): string {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    .slice(0, number)
    .join("");
}

/** The person with this token; null if there is none. */
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
  offered = $state<Possible | null>(null); // the person of an opened personal link
  uselessLink = $state(false); // an opened personal link is not valid
  earlier = $state<Possible[]>([]); // earlier identities of this browser

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

  /** Renames the current person, or creates a new one. */
  async setName(name: string): Promise<void> {
    const wanted = atMost(name.trim(), LONGEST_NAME);
    if (this.me && this.token) {
      if (this.me.name !== wanted) this.me = await api.rename(wanted);
      return;
    }
    this.#become(await api.join(wanted));
  }

  /** Switches to another person; the current one is kept, to switch back. */
  become(other: Possible): void {
    const before = this.#leave();
    this.earlier = this.earlier.filter((one) => one.person !== other.person);
    if (before) this.earlier = [before, ...this.earlier];
    this.#become(other);
    this.offered = null;
  }

  /** Creates a new personal link: the old one becomes invalid, and other devices need the new one. */
  async renew(): Promise<void> {
    const { token } = await api.renew();
    identity.keepToken(token);
    this.#be(token);
  }

  /** Deletes this person, on all devices. */
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

  /** Handles a personal link; the user is asked before the identity changes. */
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

  /** Stores the current identity among the earlier ones, and returns it if the server knows it. */
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
    setToken(token);
  }
}

/** The people that the server still knows. */
async function possible(tokens: readonly string[]): Promise<Possible[]> {
  const found = await Promise.all(tokens.map(whose));
  return found.filter((one) => one !== null);
}

export const session = new Session();

// Who plays in this browser, and what the server offers.
import { api, ApiError, speakFor } from "../net/api";
import { forgetToken, keepToken, keptToken } from "../net/identity";
import type { About, Me } from "../protocol";

const LONGEST_NAME = 24;

/** So many characters as people count them: an emoji of several parts is one, and is not cut in two. */
function atMost(text: string, number: number): string {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    .slice(0, number)
    .join("");
}

class Session {
  me = $state<Pick<Me, "person" | "name"> | null>(null);
  token = $state<string | null>(null);
  about = $state<About | null>(null);
  ready = $state(false);
  trouble = $state<string | null>(null);

  async begin(): Promise<void> {
    this.#be(keptToken());
    try {
      const [about, me] = await Promise.all([api.about(), this.token ? api.me() : null]);
      this.about = about;
      this.me ??= me;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        forgetToken();
        this.#be(null);
      } else {
        this.trouble = error instanceof Error ? error.message : String(error);
      }
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
    const person = await api.join(wanted);
    keepToken(person.token);
    this.#be(person.token);
    this.me = { person: person.person, name: person.name };
  }

  #be(token: string | null): void {
    this.token = token;
    speakFor(token);
  }
}

export const session = new Session();

// The user's settings, stored in this browser.
import type { Levels } from "../stage/sound";
import { ALL_LANGUAGES, type Language } from "../words/languages";

export interface Preferences {
  language: Language;
  speed: number; // of the animation; 0 is instant
  intermission: boolean; // a page between two rounds
  sound: boolean;
  music: number; // per cent
  effects: number;
  motion: "system" | "full" | "none";
  contrast: "system" | "more";
  text: number; // per cent
  notify: boolean;
  seasoned: boolean; // has seen a whole game: animations need not wait
}

const KEPT = "folsom.settings";
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 0];
export const TEXT_SIZES = [100, 125, 150, 200] as const;

function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = ALL_LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

class Settings implements Preferences {
  language = $state<Language>("en");
  speed = $state(1);
  intermission = $state(true);
  sound = $state(true);
  music = $state(40);
  effects = $state(100);
  motion = $state<Preferences["motion"]>("system");
  contrast = $state<Preferences["contrast"]>("system");
  text = $state(100);
  notify = $state(false);
  seasoned = $state(false);
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #systemCalm = $state(false);

  constructor() {
    Object.assign(this, { language: preferredLanguage() }, kept());
    this.#systemCalm = this.#calm.matches;
    this.#calm.addEventListener("change", (event) => (this.#systemCalm = event.matches));
  }

  /** Whether to avoid motion. */
  get still(): boolean {
    return this.motion === "none" || (this.motion === "system" && this.#systemCalm);
  }

  /** The volumes. */
  get levels(): Levels {
    return { on: this.sound, music: this.music / 100, effects: this.effects / 100 };
  }

  /** Stores the settings and applies them to the page; an effect calls this after every change. */
  apply(): void {
    const { language, speed, intermission, sound, music, effects, motion, contrast, text, notify, seasoned } = this;
    const kept: Preferences = {
      ...{ language, speed, intermission, sound, music, effects },
      ...{ motion, contrast, text, notify, seasoned },
    };
    localStorage.setItem(KEPT, JSON.stringify(kept));
    const root = document.documentElement;
    root.lang = language;
    root.dataset.still = String(this.still);
    root.dataset.contrast = contrast;
    root.style.setProperty("--text-size", String(text / 100));
  }
}

export const settings = new Settings();

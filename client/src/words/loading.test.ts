import { beforeEach, expect, it, vi } from "vitest";

type Loading = typeof import("./loading");
type Settings = typeof import("../state/settings.svelte");
let { speak, dictionary } = {} as Loading;
let { settings } = {} as Settings;

beforeEach(async () => {
  vi.resetModules(); // as after a reload: no words are loaded
  ({ speak, dictionary } = await import("./loading"));
  ({ settings } = await import("../state/settings.svelte"));
});

it("has no words of a language that nobody has chosen", async () => {
  await speak("fr");
  expect(dictionary().page.page.close).toBe("Fermer");
  settings.language = "en";
  expect(dictionary).toThrow("the words of en have not been loaded");
});

it("goes on in the old language until the words of the new one are there", async () => {
  await speak("de");
  const later = speak("fr");
  expect(settings.language).toBe("de");
  await later;
  expect(settings.language).toBe("fr");
});

it("speaks the language that was chosen last, whichever words come first", async () => {
  await speak("en");
  await Promise.all([speak("fr"), speak("en")]);
  expect(settings.language).toBe("en");
});

import { beforeEach, expect, it, vi } from "vitest";

type Loading = typeof import("./loading");
type Settings = typeof import("../state/settings.svelte");
let { switchLanguage, dictionary } = {} as Loading;
let { settings } = {} as Settings;

beforeEach(async () => {
  vi.resetModules(); // as after a reload: no words are loaded
  ({ switchLanguage, dictionary } = await import("./loading"));
  ({ settings } = await import("../state/settings.svelte"));
});

it("does not load the words of a language that has not been chosen", async () => {
  await switchLanguage("fr");
  expect(dictionary().page.page.close).toBe("Fermer");
  settings.language = "en";
  expect(dictionary).toThrow("the words of en have not been loaded");
});

it("keeps the old language until the words of the new one are loaded", async () => {
  await switchLanguage("de");
  const later = switchLanguage("fr");
  expect(settings.language).toBe("de");
  await later;
  expect(settings.language).toBe("fr");
});

it("uses the language chosen last, even if its words arrive first", async () => {
  await switchLanguage("en");
  await Promise.all([switchLanguage("fr"), switchLanguage("en")]);
  expect(settings.language).toBe("en");
});

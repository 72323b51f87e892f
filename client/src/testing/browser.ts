// Stubs the browser features that the page's modules use while loading, for tests without a browser; also loads the
// drawings and the words of every language.
import { vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { fetchDrawings } = await import("../art/drawing");
const { ALL_LANGUAGES } = await import("../words/languages");
const { load } = await import("../words/loading");
await Promise.all([fetchDrawings(), ...ALL_LANGUAGES.map(load)]);

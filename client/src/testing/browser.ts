// What the page's modules expect of a browser as they are loaded, for tests that run without one.
import { vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

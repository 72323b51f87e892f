import { expect, test } from "vitest";

import { layoutFor } from "./frame";

test.each([
  [360, 640, "phone"],
  [390, 844, "phone"],
  [844, 390, "rail"],
  [768, 1024, "phone"],
  [1024, 768, "desk"],
  [1280, 720, "desk"],
  [2560, 1440, "desk"],
])("a screen of %i × %i has the layout of a %s", (width, height, layout) => {
  expect(layoutFor(width, height, 16)).toBe(layout);
});

test("text twice as large leaves as much room as a screen half as large", () => {
  expect(layoutFor(1440, 900, 32)).toBe("rail");
  expect(layoutFor(768, 1024, 32)).toBe("phone");
  expect(layoutFor(2560, 1440, 32)).toBe("desk");
});

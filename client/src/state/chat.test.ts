import { expect, test } from "vitest";

import type { ChatLine } from "../protocol";
import { extended, kept, withEarlier, type Lines } from "./chat";

const line = (number: number): ChatLine => ({ at: number, person: "p", name: "Ann", text: `${number}` });
const lines = (first: number, count: number): Lines => ({
  first,
  lines: Array.from({ length: count }, (_, k) => line(first + k)),
});

test("new lines are appended, and replace lines that are sent again", () => {
  const held = extended({ first: 0, lines: [] }, lines(1500, 100));
  expect(held).toEqual(lines(1500, 100));
  expect(extended(held, lines(1600, 2))).toEqual(lines(1500, 102));
  expect(extended(held, lines(1550, 50))).toEqual(held);
});

test("after a gap, only the new lines are kept", () => {
  expect(extended(lines(0, 10), lines(200, 100))).toEqual(lines(200, 100));
  expect(kept(lines(0, 10), 200)).toBeNull();
});

test("earlier lines are put before the others, if they fit", () => {
  const held = lines(150, 10);
  expect(withEarlier(held, lines(50, 100))).toEqual(lines(50, 110));
  expect(withEarlier(held, lines(0, 100))).toBe(held);
});

import { expect, it } from "vitest";

import { qrCode } from "./qr";

// Made by another program with the same masks; a row of modules is a number.
const SMALL =
  "1fdf7f 105b41 174e5d 174b5d 17515d 105441 1fd57f 1e00 1cdff3 1800d 13c841 d3919 55449 1ecd 1fcfbd 105ae9 174fc1 " +
  "174410 175453 105938 1fdc49";
const LARGE =
  "1fcd97a177f 1056f1c7141 1744a0d605d 1753785e85d 174723e5b5d 105ebc1a041 1fd5555557f c2583100 1f7fea7caaa d3c17a13fb " +
  "1d4020d60a0 884758342a 10f9285ea0d 710ff297f9 aef40d6458 183e16b06ba 1b66d94f90c a2a97a1773 a68f583580 918b1c51fb " +
  "4dc785c82e 39127a1ff9 a7871c71b0 1c1d60d647a ac9e85e807 16ae53e47f3 16f92c1bc6c f9075827a0 1dfb0a7ca0e 1db077a17f3 " +
  "176740d6058 12061583168 1157c85edf7 129f28d17 1fdde0d5354 104f86b0512 1750694f9f4 175927a1e01 17543583bd4 " +
  "105971c7b2a 1fd1e85e224";

function rows(text: string): string | undefined {
  return qrCode(text)
    ?.map((row) => BigInt(`0b${row.map(Number).join("")}`).toString(16))
    .join(" ");
}

it("writes short texts and long ones", () => {
  expect(rows("folsom")).toBe(SMALL);
  expect(rows("https://folsom.example/é/".padEnd(120, "table"))).toBe(LARGE);
});

it("holds 134 bytes, and no more", () => {
  expect(qrCode("x".repeat(134))).toHaveLength(41);
  expect(qrCode("x".repeat(135))).toBeNull();
});

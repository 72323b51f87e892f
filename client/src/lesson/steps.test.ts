import { describe, expect, it } from "vitest";

import type { LessonStep } from "../protocol";
import { current, firstAfter } from "./steps";

const step = (task: boolean): LessonStep => ({ about: "", words: "", task, card: null, rule: null });
const STEPS = [step(false), step(false), step(true), step(true), step(false), step(true), step(false)];

describe("a lesson", () => {
  it("continues after the tasks that are done", () => {
    expect([0, 1, 2, 3].map((tasks) => firstAfter(STEPS, tasks))).toEqual([0, 3, 4, 6]);
  });

  it("shows one text after the other, up to the next task", () => {
    expect([0, 1, 2, 3, 9].map((read) => current(STEPS, 0, read))).toEqual([0, 1, 2, 2, 2]);
  });

  it("shows the next task at once if no text comes before it", () => {
    expect(current(STEPS, 1, 0)).toBe(3);
  });

  it("ends with its last text", () => {
    expect([0, 5].map((read) => current(STEPS, 3, read))).toEqual([6, 6]);
  });
});

// The current step of a lesson, from the number of tasks done and of texts read since.
import type { LessonStep } from "../protocol";

/** The first step after the tasks that are done. */
export function firstAfter(steps: readonly LessonStep[], tasks: number): number {
  let left = tasks;
  const last = steps.findIndex((step) => step.task && --left === 0);
  return tasks > 0 ? last + 1 : 0;
}

/** The step to show: reading stops at the next task, or at the last text. */
export function current(steps: readonly LessonStep[], tasks: number, read: number): number {
  const first = firstAfter(steps, tasks);
  const task = steps.findIndex((step, number) => number >= first && step.task);
  const last = task < 0 ? steps.length - 1 : task;
  return Math.min(first + read, last);
}

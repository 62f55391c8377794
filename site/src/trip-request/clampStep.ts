import { indexOf, steps, type StepName } from './steps.ts';

/** The first step that is not completed; never `thanks`. */
export function findFirstUnfinished(lastCompletedStep: number): StepName {
  return steps[Math.min(lastCompletedStep + 1, indexOf('phone'))] ?? 'details';
}

/** Whether the step may be shown: up to the first unfinished one, and `thanks` only after sending. */
export function isReachable(
  step: StepName,
  { lastCompletedStep, isSubmitted }: { lastCompletedStep: number; isSubmitted: boolean },
): boolean {
  return step === 'thanks' ? isSubmitted : indexOf(step) <= lastCompletedStep + 1;
}

/** The requested step if it is reachable, else the first unfinished one. */
export function clampStep(requested: StepName | null, progress: { lastCompletedStep: number; isSubmitted: boolean }): StepName {
  return requested && isReachable(requested, progress) ? requested : findFirstUnfinished(progress.lastCompletedStep);
}

/** The seven steps in order; their place in this list is their index. */
export const steps = ['details', 'style', 'budget', 'contact', 'checkEmail', 'phone', 'thanks'] as const;
export type StepName = (typeof steps)[number];

/** How many steps people are told of: four, and the last one. */
export const SHOWN_STEPS = 5;

const headings: Record<StepName, string> = {
  details: 'Where and when would you like to go?',
  style: 'What kind of trip is it?',
  budget: 'What is your budget?',
  contact: 'Who should we design this for?',
  checkEmail: 'Checking your email address',
  phone: 'One last thing',
  thanks: 'Your request was sent',
};

const names: Record<StepName, string> = {
  details: 'Where and when',
  style: 'Your travel style',
  budget: 'Your budget',
  contact: 'About you',
  checkEmail: 'Checking your email address',
  phone: 'One last thing',
  thanks: 'Your request was sent',
};

/** Index of a step: details 0 … thanks 6. */
export function indexOf(step: StepName): number {
  return steps.indexOf(step);
}

/** The words of the step's `h1`. */
export function headingOf(step: StepName): string {
  return headings[step];
}

/** The number in "Step 2 of 5", or null where no number is shown. */
export function shownNumber(step: StepName): number | null {
  if (step === 'phone') return SHOWN_STEPS;
  return indexOf(step) < indexOf('checkEmail') ? indexOf(step) + 1 : null;
}

/** Title of the document, "Step 2 of 5: Your travel style | Farwend"; "Error: " goes before it while the summary shows. */
export function titleOf(step: StepName, hasErrors = false): string {
  const number = shownNumber(step);
  const place = number === null ? '' : `Step ${number} of ${SHOWN_STEPS}: `;
  return `${hasErrors ? 'Error: ' : ''}${place}${names[step]} | Farwend`;
}

/** Reads the `step` of an address; null when it names none. */
export function stepFrom(text: string | null): StepName | null {
  return steps.find((step) => step === text) ?? null;
}

/** The step after which everything up to `lastCompletedStep` is done; never `thanks`. */
export function firstUnfinished(lastCompletedStep: number): StepName {
  return steps[Math.min(lastCompletedStep + 1, indexOf('phone'))] ?? 'details';
}

/** Whether the step may be shown: not past the first unfinished one, and `thanks` only after sending. */
export function isReachable(
  step: StepName,
  { lastCompletedStep, isSubmitted }: { lastCompletedStep: number; isSubmitted: boolean },
): boolean {
  return step === 'thanks' ? isSubmitted : indexOf(step) <= lastCompletedStep + 1;
}

/** The step an address leads to: the one asked for when it may be shown, else the first unfinished one. */
export function clampStep(wish: StepName | null, progress: { lastCompletedStep: number; isSubmitted: boolean }): StepName {
  return wish && isReachable(wish, progress) ? wish : firstUnfinished(progress.lastCompletedStep);
}

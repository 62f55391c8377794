/** The seven steps in order. */
export const steps = ['details', 'style', 'budget', 'contact', 'checkEmail', 'phone', 'thanks'] as const;
export type StepName = (typeof steps)[number];

/** The steps whose answers the review shows. */
export const answeredSteps = ['details', 'style', 'budget', 'contact'] as const satisfies readonly StepName[];

/** Number of steps shown to the visitor: four and the last one. */
export const VISIBLE_STEP_COUNT = 5;

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

/** Text of the step's `h1`. */
export function headingOf(step: StepName): string {
  return headings[step];
}

/** The number in "Step 2 of 5"; null where none is shown. */
export function visibleStepNumber(step: StepName): number | null {
  if (step === 'phone') return VISIBLE_STEP_COUNT;
  return indexOf(step) < indexOf('checkEmail') ? indexOf(step) + 1 : null;
}

/**
 * Builds the document title, "Step 2 of 5: Your travel style | Farwend", with "Error: " in front while errors are shown, and without the
 * number where the form is a single page.
 */
export function buildDocumentTitle(step: StepName, { hasErrors = false, hasSteps = true } = {}): string {
  const number = hasSteps ? visibleStepNumber(step) : null;
  const prefix = number === null ? '' : `Step ${number} of ${VISIBLE_STEP_COUNT}: `;
  return `${hasErrors ? 'Error: ' : ''}${prefix}${names[step]} | Farwend`;
}

/** Parses the `step` query parameter; null if it names no step. */
export function parseStep(text: string | null): StepName | null {
  return steps.find((step) => step === text) ?? null;
}

import { leadValue } from './payload.ts';
import type { TripRequestForm } from './form.ts';
import { indexOf, type StepName } from './steps.ts';

/** Names of the form's analytics events. */
export type TripRequestEvent =
  | 'TripRequestFormStart'
  | 'TripRequestStepStart'
  | 'TripRequestStepComplete'
  | 'TripRequestComplete'
  | 'TripRequestAbandon'
  | 'TripRequestSubmit'
  | 'TripRequestFormError';

/** The last of the steps that tell start and complete. */
const LAST_TOLD_STEP = indexOf('contact');

/** Whether a step tells of its start and end: the first four. */
export function isTold(step: StepName): boolean {
  return indexOf(step) <= LAST_TOLD_STEP;
}

/** The input touched last, with what it was about in brackets: "destinationNames[2]". */
export function touched(name: string, qualifier?: string): string {
  return qualifier === undefined ? name : `${name}[${qualifier}]`;
}

/** What every event of the form carries. */
export function common(step: StepName, { formVersion, lastTouched }: { formVersion: string; lastTouched: string }) {
  return { step: indexOf(step) + 1, formVersion, lastTouched, stepUri: `/trip-request?step=${step}`, loaded: true };
}

/** What the event of a sent request carries. */
export function lead(form: TripRequestForm, id: string) {
  return { id, value: leadValue(form), currency: 'USD' };
}

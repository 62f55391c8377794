import type { FieldName } from './form.ts';
import { fieldSteps } from './fieldSteps.ts';
import { indexOf, type StepName } from './steps.ts';

/** Changing a card keeps the answers. */
const cardFields: readonly FieldName[] = ['basedOnItinerary', 'requestedCompany', 'mayAskOthers'];
const rewindingSteps: readonly StepName[] = ['details', 'style', 'budget'];

/**
 * Index of the last completed step after this field changes: −1 for fields of details, 0 for style, 1 for the budget; fields of contact and
 * phone leave it unchanged, since sending checks them again.
 */
export function rewindProgress(field: FieldName, lastCompletedStep: number): number {
  if (cardFields.includes(field)) return lastCompletedStep;
  const step = fieldSteps[field];
  return rewindingSteps.includes(step) ? indexOf(step) - 1 : lastCompletedStep;
}

/** Whether two answers are equal; lists and phone numbers are compared by content. */
export function isEqual(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

import type { FieldName } from './form.ts';
import { fields } from './fieldIds.ts';
import { indexOf, type StepName } from './steps.ts';

const undoing: readonly StepName[] = ['details', 'style', 'budget'];

/**
 * Index of the last finished step after a change of this answer: −1 for where, when and who, 0 for style, 1 for the budget;
 * contact and phone leave it, for sending checks them again.
 */
export function resetRule(field: FieldName, lastCompletedStep: number): number {
  if (field === 'basedOnItinerary') return lastCompletedStep; // taking the card away keeps the answers
  const { step } = fields[field];
  return undoing.includes(step) ? indexOf(step) - 1 : lastCompletedStep;
}

/** Whether two answers are the same, lists and phone numbers by content. */
export function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

import type { TripRequestContext } from './context.ts';
import { idOf, reviewButtonId } from './fieldIds.ts';
import { fieldSteps } from './fieldSteps.ts';

/** Id of the control that takes the focus instead of the heading: the answer that is changed, and afterwards its row of the review. */
export function findFocus({ step, changing }: Pick<TripRequestContext, 'step' | 'changing'>): string | null {
  if (changing === null) return null;
  if (step === 'phone') return reviewButtonId(changing.field);
  return fieldSteps[changing.field] === step ? idOf(changing.field) : null;
}

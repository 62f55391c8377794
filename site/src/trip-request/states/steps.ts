import { parts } from '../parts.ts';
import { shownNumber, type StepName } from '../steps.ts';
import { completed, refused, toFirstUnfinished, told } from './effects.ts';

/** One of the four steps that ask and go on: Continue checks it, Back leaves it as it is. */
function asking(step: StepName, { back, next }: { back?: StepName; next: StepName }) {
  return parts.createStateConfig({
    entry: [{ type: 'enter', params: { step } }, ...(back ? told({ event: 'TripRequestStepStart', step }) : [])],
    exit: 'leave',
    on: {
      ...(back ? { BACK: { target: back } } : {}),
      CONTINUE: [
        ...(back ? [{ guard: { type: 'isPastReach' as const, params: { step } }, actions: toFirstUnfinished }] : []),
        {
          guard: { type: 'isValid', params: { step } },
          target: next,
          actions: [...completed(step), ...(shownNumber(step) === 4 ? told({ event: 'TripRequestComplete' }) : [])],
        },
        refused(step),
      ],
    },
  });
}

export const details = asking('details', { next: 'style' });
export const style = asking('style', { back: 'details', next: 'budget' });
export const budget = asking('budget', { back: 'style', next: 'contact' });
export const contact = asking('contact', { back: 'budget', next: 'checkEmail' });

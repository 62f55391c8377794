import { machineSetup } from '../machineSetup.ts';
import { visibleStepNumber, type StepName } from '../steps.ts';
import { completeStep, rejectStep, goToFirstUnfinished, trackOnce } from './effects.ts';

/**
 * Creates one of the four steps with fields: Continue validates it, Back leaves the answers as they are. Both lead back to the review when
 * the visitor came from there and all other answers stand.
 */
function createStepState(step: StepName, { back, next }: { back?: StepName; next: StepName }) {
  return machineSetup.createStateConfig({
    entry: [{ type: 'enter', params: { step } }, ...(back ? trackOnce({ event: 'TripRequestStepStart', step }) : [])],
    exit: 'leave',
    on: {
      BACK: [
        { guard: 'canReturnToReview', target: 'phone', actions: { type: 'complete', params: { step: 'checkEmail' } } },
        back ? { target: back } : { guard: 'isChanging', ...rejectStep(step) },
      ],
      CONTINUE: [
        ...(back ? [{ guard: { type: 'isUnreachable' as const, params: { step } }, actions: goToFirstUnfinished }] : []),
        {
          guard: 'canReturnToReview',
          target: 'phone',
          actions: [...completeStep(step), { type: 'complete', params: { step: 'checkEmail' } }],
        },
        {
          guard: { type: 'isValid', params: { step } },
          target: next,
          actions: [...completeStep(step), ...(visibleStepNumber(step) === 4 ? trackOnce({ event: 'TripRequestComplete' }) : [])],
        },
        rejectStep(step),
      ],
    },
  });
}

export const details = createStepState('details', { next: 'style' });
export const style = createStepState('style', { back: 'details', next: 'budget' });
export const budget = createStepState('budget', { back: 'style', next: 'contact' });
export const contact = createStepState('contact', { back: 'budget', next: 'checkEmail' });

import { findProblems } from '#src/trip-request/findProblems.ts';
import type { TripRequestContext } from '../context.ts';
import type { StepProblem } from '../rules/problem.ts';
import type { StepName } from '../steps.ts';
import type { AnalyticsEvent } from '../tracking.ts';

/** Actions that send an analytics event once per form. */
export function trackOnce(event: AnalyticsEvent) {
  return [{ type: 'track', params: event } as const, { type: 'markTracked', params: event } as const];
}

/** Actions of a completed step. */
export function completeStep(step: StepName) {
  return [
    { type: 'complete', params: { step } } as const,
    'announceCompletion' as const,
    ...trackOnce({ event: 'TripRequestStepComplete', step }),
  ];
}

/** A transition that stays on the step and shows its problems. */
export function rejectStep(step: StepName) {
  return showProblems(({ context }) => ({ problems: findProblems(step, context) }));
}

/** Actions that show problems, move the focus to them and report them. */
export function showProblems(problems: (args: { context: TripRequestContext }) => { problems: readonly StepProblem[] }) {
  return { actions: [{ type: 'showProblems', params: problems } as const, { type: 'trackProblems', params: problems } as const] };
}

/** Goes to the first step with missing answers. */
export const goToFirstUnfinished = { type: 'goToStep', params: { step: null } } as const;

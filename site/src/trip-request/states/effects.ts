import { problemsOf } from '../problemsOf.ts';
import type { TripRequestContext } from '../context.ts';
import type { StepError } from '../rules/problem.ts';
import type { StepName } from '../steps.ts';
import type { News } from '../tracking.ts';

/** Actions that tell analytics of something once. */
export function told(news: News) {
  return [{ type: 'tell', params: news } as const, { type: 'markTold', params: news } as const];
}

/** Actions of a step that was finished. */
export function completed(step: StepName) {
  return [{ type: 'complete', params: { step } } as const, ...told({ event: 'TripRequestStepComplete', step })];
}

/** The transition that stays and says what is wrong. */
export function refused(step: StepName) {
  return refusal(({ context }) => ({ problems: problemsOf(step, context) }));
}

/** The actions that show problems, take the focus to them and count them. */
export function refusal(problems: (args: { context: TripRequestContext }) => { problems: readonly StepError[] }) {
  return { actions: [{ type: 'refuse', params: problems } as const, { type: 'tellProblems', params: problems } as const] };
}

/** Leads a form that lacks earlier answers to where they are given. */
export const toFirstUnfinished = { type: 'goTo', params: { step: null } } as const;

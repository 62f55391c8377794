import { formProblem, type StepError } from './rules/problem.ts';
import type { StepName } from './steps.ts';

/** The steps a failed send can lead to, in their order. */
export const failableSteps = ['details', 'style', 'budget', 'contact', 'phone'] as const satisfies readonly StepName[];

/** Why a request could not be sent, as problems of the form; at least one. */
export class SendFailure extends Error {
  readonly problems: readonly StepError[];

  constructor(problems: readonly StepError[]) {
    super(problems[0]?.code ?? 'unknown');
    this.name = 'SendFailure';
    this.problems = problems;
  }
}

/** The problems of what sending threw; anything unknown is the general failure, without words. */
export function failureProblems(error: unknown): readonly StepError[] {
  return error instanceof SendFailure && error.problems.length > 0 ? error.problems : [formProblem('contact', 'failed', '')];
}

/** The first step that has a problem. */
export function failureStep(error: unknown): StepName {
  const problems = failureProblems(error);
  return failableSteps.find((step) => problems.some((problem) => problem.step === step)) ?? 'contact';
}

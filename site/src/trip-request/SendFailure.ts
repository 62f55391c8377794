import { formProblem, type StepProblem } from './rules/problem.ts';
import type { StepName } from './steps.ts';
import { texts } from './texts.ts';

/** Steps that a failed submission can return to, in order. */
export const failableSteps = ['details', 'style', 'budget', 'contact', 'phone'] as const satisfies readonly StepName[];

/** Thrown when a request cannot be sent; carries at least one problem to show in the form. */
export class SendFailure extends Error {
  readonly problems: readonly StepProblem[];

  constructor(problems: readonly StepProblem[]) {
    super(problems[0]?.code ?? 'unknown');
    this.name = 'SendFailure';
    this.problems = problems;
  }
}

/** The problems to show for an error; an unexpected error, such as a script that did not load, becomes a general one. */
export function getFailureProblems(error: unknown): readonly StepProblem[] {
  return error instanceof SendFailure && error.problems.length > 0 ? error.problems : [formProblem('contact', 'failed', texts.failed)];
}

/** Whether the server refused the request because the access token has ended. */
export function isSessionEnd(error: unknown): boolean {
  return getFailureProblems(error).some(({ code }) => code === 'auth.tokenRevoked' || code === 'auth.tokenExpired');
}

/** The first step with a problem. */
export function findFailureStep(error: unknown): StepName {
  const problems = getFailureProblems(error);
  return failableSteps.find((step) => problems.some((problem) => problem.step === step)) ?? 'contact';
}

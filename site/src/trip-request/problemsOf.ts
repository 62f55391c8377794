import type { TripRequestContext } from './context.ts';
import { checkStep } from './rules.ts';
import { impossiblePhone } from './rules/contact.ts';
import { formProblem, type StepError } from './rules/problem.ts';
import type { StepName } from './steps.ts';
import { texts } from './texts.ts';

/** What is wrong on a step with the answers given so far. */
export function problemsOf(step: StepName, { form, minDuration, minDurationCountry }: TripRequestContext): StepError[] {
  return checkStep(step, form, { nights: minDuration, country: minDurationCountry });
}

/** The shown problems that are still there, in today's words; never a new one. */
export function stillWrong(context: TripRequestContext): StepError[] {
  const now = problemsOf(context.step, context);
  return context.problems.flatMap((shown) => {
    if (shown.field === null || shown.isForeign) return [shown];
    return now.find(({ field, row }) => field === shown.field && row === shown.row) ?? [];
  });
}

/** The problems of sending without a name, an address or a country: the sentence, then each missing answer. */
export function identityProblems({ context }: { context: TripRequestContext }) {
  return { problems: [formProblem('contact', 'identity', texts.missingIdentity), ...problemsOf('contact', context)] };
}

/** The problem of single sign-on that came to nothing. */
export function ssoProblems() {
  return { problems: [formProblem('checkEmail', 'sso', texts.ssoUnfinished)] };
}

/** The problem of a number that the library does not take. */
export function phoneProblems() {
  return { problems: [impossiblePhone()] };
}

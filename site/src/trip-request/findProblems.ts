import type { TripRequestContext } from './context.ts';
import { checkStep } from './rules.ts';
import { externalPhoneProblem } from './rules/contact.ts';
import { formProblem, type StepProblem } from './rules/problem.ts';
import type { StepName } from './steps.ts';
import { texts } from './texts.ts';

/** Problems of a step with the answers given so far. */
export function findProblems(step: StepName, { form, minDuration, minDurationCountry }: TripRequestContext): StepProblem[] {
  return checkStep(step, form, { nights: minDuration, country: minDurationCountry });
}

/** The shown problems that still exist, with their current messages; never adds new ones. */
export function findRemainingProblems(context: TripRequestContext): StepProblem[] {
  const current = findProblems(context.step, context);
  return context.problems.flatMap((shown) => {
    if (shown.field === null || shown.isExternal) return [shown];
    return current.find(({ field, row }) => field === shown.field && row === shown.row) ?? [];
  });
}

/** A general problem followed by one for each missing field of name, email address and country. */
export function buildIdentityProblems({ context }: { context: TripRequestContext }) {
  return { problems: [formProblem('contact', 'identity', texts.missingIdentity), ...findProblems('contact', context)] };
}

/** The problem of an unfinished single sign-on. */
export function buildSsoProblems() {
  return { problems: [formProblem('checkEmail', 'sso', texts.ssoUnfinished)] };
}

/** The problem of a phone number that the phone number library rejects. */
export function buildPhoneProblems() {
  return { problems: [externalPhoneProblem()] };
}

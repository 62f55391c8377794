import { budgetOptions, tripRequestLimits as limits, wishLimits } from '@farwend/api-contract/rules';
import { formatDollars } from '#src/content/formats.ts';
import { cleanLines, countCharacters } from './cleanText.ts';
import { today } from './dates.ts';
import type { TripRequestForm } from './form.ts';
import type { MinimumStay } from './minimumStay.ts';
import { parseDollars } from './parseDollars.ts';
import { checkContact, checkPhone } from './rules/contact.ts';
import { checkDetails } from './rules/details.ts';
import { fieldProblem, type StepProblem } from './rules/problem.ts';
import type { StepName } from './steps.ts';

/** Problems of a step in the order of its fields; empty if the step is complete. `now` is today, yyyy-mm-dd. */
export function checkStep(step: StepName, form: TripRequestForm, minimum: MinimumStay, now: string = today()): StepProblem[] {
  switch (step) {
    case 'details':
      return checkDetails(form, { today: now, minimum });
    case 'style':
      return checkStyle(form);
    case 'budget':
      return checkBudget(form);
    case 'contact':
      return checkContact(form);
    case 'phone':
      return checkPhone(form);
    case 'checkEmail':
      return [...checkContact(form), ...checkPhone(form)];
    case 'thanks':
      return [];
  }
}

/** The specification's condition for sending: email, first name, last name and country are present. */
export function hasIdentity({ traveler }: TripRequestForm): boolean {
  return [traveler.email, traveler.firstName, traveler.lastName, traveler.countryOfResidence].every((text) => text.trim() !== '');
}

function checkStyle({ tripType, tripDescription }: TripRequestForm): StepProblem[] {
  const types =
    tripType.length === 0
      ? [fieldProblem('tripType', 'required', 'Select at least one type of trip')]
      : tripType.length > limits.maxTripTypes
        ? [fieldProblem('tripType', 'tooMany', `Select no more than ${limits.maxTripTypes} types of trip`)]
        : [];
  const tooLong = countCharacters(cleanLines(tripDescription)) > limits.descriptionLength;
  return tooLong ? [...types, fieldProblem('tripDescription', 'tooLong', 'Trip description must be 4,000 characters or less')] : types;
}

function checkBudget({ budgetPerPersonUSD, ownBudgetPerPersonUSD, budgetFlexibility }: TripRequestForm): StepProblem[] {
  const isBand = budgetPerPersonUSD !== 0 && budgetOptions.some((option) => option === budgetPerPersonUSD);
  const own = parseDollars(ownBudgetPerPersonUSD);
  return [
    ...(isBand || own !== null ? [] : [fieldProblem('budgetPerPersonUSD', 'required', 'Select your budget per person')]),
    ...checkOwnBudget(own),
    ...(budgetFlexibility === null ? [fieldProblem('budgetFlexibility', 'required', 'Select how flexible your budget is')] : []),
  ];
}

function checkOwnBudget(own: number | null): StepProblem[] {
  const report = (code: string, message: string) => [fieldProblem('ownBudgetPerPersonUSD', code, `Your own figure must be ${message}`)];
  if (own === null) return [];
  if (Number.isNaN(own)) return report('format', 'whole US dollars, like 17,500');
  if (own < wishLimits.minOwnBudgetUSD) return report('tooSmall', `${formatDollars(wishLimits.minOwnBudgetUSD)} or more`);
  return own > wishLimits.maxOwnBudgetUSD ? report('tooBig', `${formatDollars(wishLimits.maxOwnBudgetUSD)} or less`) : [];
}

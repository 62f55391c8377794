import { budgetOptions, tripRequestLimits as limits } from '@farwend/api-contract/rules';
import { cleanLines, countCharacters } from './cleanText.ts';
import { today } from './dates.ts';
import type { TripRequestForm } from './form.ts';
import type { MinimumStay } from './minimumStay.ts';
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

function checkBudget({ budgetPerPersonUSD, budgetFlexibility }: TripRequestForm): StepProblem[] {
  const isBand = budgetPerPersonUSD !== 0 && budgetOptions.some((option) => option === budgetPerPersonUSD);
  return [
    ...(isBand ? [] : [fieldProblem('budgetPerPersonUSD', 'required', 'Select your budget per person')]),
    ...(budgetFlexibility === null ? [fieldProblem('budgetFlexibility', 'required', 'Select how flexible your budget is')] : []),
  ];
}

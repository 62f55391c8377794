import { budgetOptions, tripRequestLimits as limits } from '@farwend/api-contract/rules';
import { today } from './dates.ts';
import type { TripRequestForm } from './form.ts';
import type { Minimum } from './minimumStay.ts';
import { checkContact, checkPhone } from './rules/contact.ts';
import { checkDetails } from './rules/details.ts';
import { problem, type StepError } from './rules/problem.ts';
import type { StepName } from './steps.ts';

/** What is wrong on a step, in the order of its fields; empty when it may be left. `now` is the day it is, yyyy-mm-dd. */
export function checkStep(step: StepName, form: TripRequestForm, minimum: Minimum, now: string = today()): StepError[] {
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

/** The specification's condition for sending: e-mail, first name, last name and country are there. */
export function hasIdentity({ traveler }: TripRequestForm): boolean {
  return [traveler.email, traveler.firstName, traveler.lastName, traveler.countryOfResidence].every((text) => text.trim() !== '');
}

function checkStyle({ tripType, tripDescription }: TripRequestForm): StepError[] {
  const types =
    tripType.length === 0
      ? [problem('tripType', 'required', 'Select at least one type of trip')]
      : tripType.length > limits.maxTripTypes
        ? [problem('tripType', 'tooMany', `Select no more than ${limits.maxTripTypes} types of trip`)]
        : [];
  const tooLong = tripDescription.length > limits.descriptionLength;
  return tooLong ? [...types, problem('tripDescription', 'tooLong', 'Trip description must be 4,000 characters or less')] : types;
}

function checkBudget({ budgetPerPersonUSD, budgetFlexibility }: TripRequestForm): StepError[] {
  const isBand = budgetPerPersonUSD !== 0 && budgetOptions.some((option) => option === budgetPerPersonUSD);
  return [
    ...(isBand ? [] : [problem('budgetPerPersonUSD', 'required', 'Select your budget per person')]),
    ...(budgetFlexibility === null ? [problem('budgetFlexibility', 'required', 'Select how flexible your budget is')] : []),
  ];
}

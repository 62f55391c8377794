import { isEmail, MAX_EMAIL_LENGTH, tripRequestLimits as limits } from '@farwend/api-contract/rules';
import { clean } from '../clean.ts';
import type { TripRequestForm } from '../form.ts';
import { problem, type StepError } from './problem.ts';

/** Who we design it for. */
export function checkContact({ traveler }: TripRequestForm): StepError[] {
  return [
    ...name('firstName', 'First name', 'Enter your first name', traveler.firstName),
    ...name('lastName', 'Last name', 'Enter your last name', traveler.lastName),
    ...email(clean(traveler.email)),
  ];
}

/** Where they live, and how to ring them. Whether the digits fit the country is asked of the number library elsewhere. */
export function checkPhone({ traveler }: TripRequestForm): StepError[] {
  return [
    ...(/^[A-Z]{2}$/.test(traveler.countryOfResidence)
      ? []
      : [problem('countryOfResidence', 'required', 'Select your country of residence')]),
    ...(/^[\d\s().+/-]{0,40}$/.test(clean(traveler.phone.number)) ? [] : [wrongPhone()]),
  ];
}

/** The problem of a number that cannot be rung. */
function wrongPhone(): StepError {
  return problem('phone', 'format', 'Enter a phone number in the correct format, or leave it empty');
}

/** The same, when the number library found it. */
export function impossiblePhone(): StepError {
  return { ...wrongPhone(), isForeign: true };
}

function name(field: 'firstName' | 'lastName', label: string, empty: string, value: string): StepError[] {
  const length = [...clean(value)].length;
  if (length === 0) return [problem(field, 'required', empty)];
  if (length > limits.nameLength) return [problem(field, 'tooLong', `${label} must be ${limits.nameLength} characters or less`)];
  return [];
}

function email(value: string): StepError[] {
  if (value === '') return [problem('email', 'required', 'Enter your email address')];
  if (value.length > MAX_EMAIL_LENGTH) return [problem('email', 'tooLong', `Email address must be ${MAX_EMAIL_LENGTH} characters or less`)];
  if (!isEmail(value)) return [problem('email', 'format', 'Enter an email address in the correct format, like name@example.com')];
  return [];
}

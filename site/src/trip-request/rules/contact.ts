import {
  isEmail,
  isPhoneText,
  MAX_EMAIL_LENGTH,
  MAX_PHONE_LENGTH,
  normalizePhoneNumber,
  tripRequestLimits as limits,
} from '@farwend/api-contract/rules';
import { cleanText, countCharacters } from '../cleanText.ts';
import type { TripRequestForm } from '../form.ts';
import { fieldProblem, type StepProblem } from './problem.ts';

/** Checks name and email address. */
export function checkContact({ traveler }: TripRequestForm): StepProblem[] {
  return [
    ...checkName('firstName', 'First name', 'Enter your first name', traveler.firstName),
    ...checkName('lastName', 'Last name', 'Enter your last name', traveler.lastName),
    ...checkEmail(cleanText(traveler.email)),
  ];
}

/** Checks country and phone number. Whether the number is possible in its country is checked separately by the phone number library. */
export function checkPhone({ traveler }: TripRequestForm): StepProblem[] {
  return [
    ...(/^[A-Z]{2}$/.test(traveler.countryOfResidence)
      ? []
      : [fieldProblem('countryOfResidence', 'required', 'Select your country of residence')]),
    ...checkPhoneNumber(normalizePhoneNumber(traveler.phone.number)),
  ];
}

function checkPhoneNumber(number: string): StepProblem[] {
  if (number.length > MAX_PHONE_LENGTH)
    return [fieldProblem('phone', 'tooLong', `Phone number must be ${MAX_PHONE_LENGTH} characters or less`)];
  return isPhoneText(number) ? [] : [phoneFormatProblem()];
}

/** The problem of a phone number in the wrong format. */
function phoneFormatProblem(): StepProblem {
  return fieldProblem('phone', 'format', 'Enter a phone number in the correct format, or leave it empty');
}

/** The same problem, found by the phone number library. */
export function externalPhoneProblem(): StepProblem {
  return { ...phoneFormatProblem(), isExternal: true };
}

function checkName(field: 'firstName' | 'lastName', label: string, empty: string, value: string): StepProblem[] {
  const length = countCharacters(cleanText(value));
  if (length === 0) return [fieldProblem(field, 'required', empty)];
  if (length > limits.nameLength) return [fieldProblem(field, 'tooLong', `${label} must be ${limits.nameLength} characters or less`)];
  return [];
}

function checkEmail(value: string): StepProblem[] {
  if (value === '') return [fieldProblem('email', 'required', 'Enter your email address')];
  if (value.length > MAX_EMAIL_LENGTH)
    return [fieldProblem('email', 'tooLong', `Email address must be ${MAX_EMAIL_LENGTH} characters or less`)];
  if (!isEmail(value)) return [fieldProblem('email', 'format', 'Enter an email address in the correct format, like name@example.com')];
  return [];
}

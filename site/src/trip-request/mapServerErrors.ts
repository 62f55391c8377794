import type { FieldName } from './form.ts';
import { formProblem, problem, type StepError } from './rules/problem.ts';

/** The part of a server's field error that the form needs. */
export interface ServerFieldError {
  pointer: string;
  code: string;
  message: string;
}

const byName: Record<string, FieldName> = {
  destinationNames: 'destinationNames',
  destinations: 'destinationNames',
  departureDate: 'departureDate',
  flexibleDepartureDate: 'flexibleDepartureDate',
  totalNights: 'totalNights',
  numberOfAdults: 'numberOfAdults',
  adultAgeGroups: 'adultAgeGroups',
  numberOfChildren: 'numberOfChildren',
  childAgeGroups: 'childAgeGroups',
  tripType: 'tripType',
  tripDescription: 'tripDescription',
  budgetPerPersonUSD: 'budgetPerPersonUSD',
  budgetIncludesFlights: 'budgetIncludesFlights',
  budgetFlexibility: 'budgetFlexibility',
  includeNewsletter: 'includeNewsletter',
  givenName: 'firstName',
  familyName: 'lastName',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  countryOfResidence: 'countryOfResidence',
  phone: 'phone',
};

/** The server's field errors as the form's own, each answer once, in the order of the steps' fields; unknown ones go to the summary of contact. */
export function fromServer(errors: readonly ServerFieldError[]): StepError[] {
  const found = errors.map(({ pointer, code, message }) => {
    const field = fieldAt(pointer);
    return field ? { ...problem(field, code, message), isForeign: true as const } : formProblem('contact', code, message);
  });
  const order = [...new Set(Object.values(byName))];
  const place = ({ field }: StepError) => (field === null ? order.length : order.indexOf(field));
  return found
    .filter((one, index) => found.findIndex((other) => (one.field ? other.field === one.field : other.message === one.message)) === index)
    .sort((a, b) => place(a) - place(b));
}

/** The answer a JSON pointer like /travelers/0/email leads to. */
export function fieldAt(pointer: string): FieldName | null {
  const parts = pointer.split('/').slice(1);
  const inPerson = /^travelers?$/.test(parts[0] ?? '');
  const name = inPerson ? parts.find((part, index) => index > 0 && !/^\d+$/.test(part)) : parts[0];
  return Object.hasOwn(byName, name ?? '') ? (byName[name ?? ''] ?? null) : null;
}

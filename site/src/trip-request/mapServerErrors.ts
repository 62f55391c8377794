import type { FieldName } from './form.ts';
import { formProblem, fieldProblem, type StepProblem } from './rules/problem.ts';

/** The fields of a server's field error that the form needs. */
export interface ServerFieldError {
  pointer: string;
  code: string;
  message: string;
}

const fieldsByApiName: Record<string, FieldName> = {
  destinationNames: 'destinationNames',
  destinations: 'destinationNames',
  departureDate: 'departureDate',
  flexibleDepartureDate: 'flexibleDepartureDate',
  departureSpan: 'departureSpan',
  totalNights: 'totalNights',
  numberOfAdults: 'numberOfAdults',
  adultAgeGroups: 'adultAgeGroups',
  numberOfChildren: 'numberOfChildren',
  childAgeGroups: 'childAgeGroups',
  tripType: 'tripType',
  tripDescription: 'tripDescription',
  comfort: 'comfort',
  rooms: 'rooms',
  pace: 'pace',
  budgetPerPersonUSD: 'budgetPerPersonUSD',
  ownBudgetPerPersonUSD: 'ownBudgetPerPersonUSD',
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
  contactMethods: 'contactMethods',
  contactTimes: 'contactTimes',
};

/**
 * Maps the server's field errors to problems of the form, one per field, in the order of the fields; unknown fields become general
 * problems of contact.
 */
export function mapServerErrors(errors: readonly ServerFieldError[]): StepProblem[] {
  const problems = errors.map(({ pointer, code, message }) => {
    const field = findFieldByPointer(pointer);
    return field ? { ...fieldProblem(field, code, message), isExternal: true as const } : formProblem('contact', code, message);
  });
  const order = [...new Set(Object.values(fieldsByApiName))];
  const positionOf = ({ field }: StepProblem) => (field === null ? order.length : order.indexOf(field));
  return problems
    .filter(
      (problem, index) =>
        problems.findIndex((earlier) => (problem.field ? earlier.field === problem.field : earlier.message === problem.message)) === index,
    )
    .sort((a, b) => positionOf(a) - positionOf(b));
}

/** The field that a JSON pointer like /travelers/0/email refers to. */
export function findFieldByPointer(pointer: string): FieldName | null {
  const parts = pointer.split('/').slice(1);
  const inPerson = /^travelers?$/.test(parts[0] ?? '');
  const name = inPerson ? parts.find((part, index) => index > 0 && !/^\d+$/.test(part)) : parts[0];
  return Object.hasOwn(fieldsByApiName, name ?? '') ? (fieldsByApiName[name ?? ''] ?? null) : null;
}

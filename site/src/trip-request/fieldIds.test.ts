import { expect, test } from '@jest/globals';
import { idOf } from './fieldIds.ts';
import { fieldSteps } from './fieldSteps.ts';
import type { FieldName } from './form.ts';

test('the inputs have the ids of the specification, and further ones in its manner', () => {
  const names = Object.keys(fieldSteps) as FieldName[];
  expect(Object.fromEntries(names.map((name) => [name, idOf(name)]))).toEqual({
    destinationNames: 'trf-destination-locations',
    destinationOpen: 'trf-destination-locations',
    departureDate: 'trf-departure-date',
    flexibleDepartureDate: 'trf-flexible-departure-date',
    departureSpan: 'trf-departure-span',
    totalNights: 'trf-total-nights',
    numberOfAdults: 'trf-number-of-adults',
    adultAgeGroups: 'trf-adult-age-groups',
    travelingWithChildren: 'trf-traveling-with-children',
    numberOfChildren: 'trf-number-of-children',
    childAgeGroups: 'trf-child-age-groups',
    basedOnItinerary: 'trf-destination-locations',
    requestedCompany: 'trf-destination-locations',
    mayAskOthers: 'trf-may-ask-others',
    tripType: 'trf-trip-type',
    tripDescription: 'trf-trip-description',
    comfort: 'trf-comfort',
    rooms: 'trf-rooms',
    pace: 'trf-pace',
    budgetPerPersonUSD: 'trf-budget-per-person-usd',
    ownBudgetPerPersonUSD: 'trf-own-budget-per-person-usd',
    budgetIncludesFlights: 'trf-budget-includes-flights',
    budgetFlexibility: 'trf-budget-flexibility',
    firstName: 'trf-first-name',
    lastName: 'trf-last-name',
    email: 'trf-email',
    phone: 'trf-phone',
    countryOfResidence: 'trf-country-of-residence',
    contactMethods: 'trf-contact-methods',
    contactTimes: 'trf-contact-times',
    includeNewsletter: 'trf-newsletter',
  });
});

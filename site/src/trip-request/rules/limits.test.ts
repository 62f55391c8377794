import { describe, expect, test } from '@jest/globals';
import { TripRequestInput } from '@farwend/api-contract';
import { tripTypes } from '@farwend/api-contract/rules';
import { buildPayload } from '../buildPayload.ts';
import { addDays, today } from '../dates.ts';
import { filledForm } from '../filledForm.ts';
import type { FieldName, TripRequestForm } from '../form.ts';
import { fieldSteps } from '../fieldSteps.ts';
import { checkStep } from '../rules.ts';

type Build = (size: number) => Partial<TripRequestForm>;
const traveler = (changes: Partial<TripRequestForm['traveler']>) => ({ traveler: { ...filledForm().traveler, ...changes } });
const domain = (length: number) => `${'b.'.repeat(length)}example.com`.slice(-length).replace(/^\./, 'c');
const children = (count: number): Partial<TripRequestForm> => ({
  travelingWithChildren: true,
  numberOfChildren: count,
  childAgeGroups: ['3-5'],
});

/** Answers of a given size, by the field of the schema they fill. */
const sized: [schemaField: string, field: FieldName, build: Build][] = [
  ['destinationNames', 'destinationNames', (size) => ({ destinationNames: Array.from({ length: size }, (_, row) => `Place ${row}`) })],
  ['destinationNames', 'destinationNames', (size) => ({ destinationNames: ['Kenya', 'x'.repeat(size)] })],
  ['totalNights', 'totalNights', (size) => ({ totalNights: size })],
  ['numberOfAdults', 'numberOfAdults', (size) => ({ numberOfAdults: String(size), adultAgeGroups: [] })],
  ['numberOfChildren', 'numberOfChildren', children],
  ['tripType', 'tripType', (size) => ({ tripType: tripTypes.slice(0, size) })],
  ['tripDescription', 'tripDescription', (size) => ({ tripDescription: 'x'.repeat(size) })],
  ['travelers', 'firstName', (size) => traveler({ firstName: 'x'.repeat(size) })],
  ['travelers', 'lastName', (size) => traveler({ lastName: '𠮷'.repeat(size) })],
  ['travelers', 'email', (size) => traveler({ email: `a@${domain(size - 2)}` })],
  ['travelers', 'phone', (size) => traveler({ phone: { prefix: '+1', number: '5'.repeat(size) } })],
];

/** The fields of the schema that nobody can fill too far, and why. */
const others: Record<string, readonly string[]> = {
  'choices of a list': ['adultAgeGroups', 'childAgeGroups', 'flexibleDepartureDate', 'budgetPerPersonUSD', 'budgetIncludesFlights'],
  'choices of a list, too': [
    'budgetFlexibility',
    'includeNewsletter',
    'basedOnItinerary',
    'basedOnItineraryId',
    'requestedCompanyId',
    'mayAskOthers',
    'departureSpan',
    'comfort',
    'rooms',
    'pace',
    'contactMethods',
    'contactTimes',
  ],
  'a day, limited by the form alone': ['departureDate'],
  'an amount, whose limits rules.test.ts has': ['ownBudgetPerPersonUSD'],
  'computed by the form': [
    'destinations',
    'tripTitle',
    'totalBudget',
    'traveler',
    'consultation',
    'status',
    'source',
    'formId',
    'formVersion',
  ],
  'known to the browser': ['googleClientId', 'viewId', 'landingUrl', 'allowDuplicate'],
};

const formOf = (build: Build, size: number) => filledForm({ departureDate: addDays(today(), 200), ...build(size) });
const refusedFields = (form: TripRequestForm) =>
  TripRequestInput.safeParse(buildPayload(form, { formId: 'form-0001', formVersion: 'trf6d', places: [] })).error?.issues.map(({ path }) =>
    String(path[0]),
  ) ?? [];
const problemsOf = (form: TripRequestForm, field: FieldName) =>
  checkStep(fieldSteps[field], form, { nights: 1, country: null }).map((problem) => problem.field);

test('every field of the schema is listed', () => {
  const listed = [...sized.map(([schemaField]) => schemaField), ...Object.values(others).flat()];
  expect([...new Set(listed)].toSorted()).toEqual(Object.keys(TripRequestInput.shape).toSorted());
});

describe.each(sized)('%s, filled by %s', (schemaField, field, build) => {
  const sizes = Array.from({ length: 5000 }, (_, index) => index + 1).filter((size) => size > 20 || field !== 'email');
  const max = (sizes.find((size) => refusedFields(formOf(build, size)).length > 0) ?? Infinity) - 1;

  test('up to its limit, form and server accept it', () => {
    expect(max).toBeGreaterThan(5);
    expect(problemsOf(formOf(build, max), field)).toEqual([]);
  });

  test('above it, the server refuses it, and so does the form, on the step of the field', () => {
    const form = formOf(build, max + 1);
    expect(refusedFields(form)).toContain(schemaField);
    expect(problemsOf(form, field)).toEqual([field]);
  });
});

test('eight destinations of the greatest length still make a title that the server accepts', () => {
  for (const sign of ['x', '𠮷', 'x𠮷'])
    expect(refusedFields(filledForm({ destinationNames: Array.from({ length: 8 }, (_, row) => `${row}${sign.repeat(40)}`) }))).toEqual([]);
});

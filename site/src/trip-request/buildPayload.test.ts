import { expect, test } from '@jest/globals';
import { TripRequestInput } from '@farwend/api-contract';
import { filledForm } from './filledForm.ts';
import { buildPayload, buildTripTitle } from './buildPayload.ts';

const facts = {
  formId: 'form-0001',
  formVersion: 'trf6d',
  places: [{ id: '01890000-0000-7000-8000-000000000001', name: 'Kenya', countryCodes: ['KE'] }],
};

test('builds the request body from the answers', () => {
  const form = filledForm({
    destinationNames: [' kenya ', '', 'The  moon'],
    departureDate: '2027-03-05',
    numberOfAdults: '16',
    numberOfChildren: 2,
    childAgeGroups: ['3-5'],
  });
  const body = buildPayload(form, facts);
  expect(body).toMatchObject({
    destinationNames: ['kenya', 'The moon'],
    destinations: [{ id: '01890000-0000-7000-8000-000000000001', name: 'Kenya' }],
    departureDate: '2027-03-05T00:00:00.000Z',
    totalBudget: 8000 * 18,
    consultation: false,
    status: 'PENDING',
    formId: 'form-0001',
    formVersion: 'trf6d',
    includeNewsletter: true,
    travelers: [{ email: 'dana.rowe@example.com', givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US', isPrimary: true }],
  });
  expect(body).not.toHaveProperty('basedOnItineraryId');
  expect(body).not.toHaveProperty('allowDuplicate');
  expect(TripRequestInput.safeParse(body).error).toBeUndefined();
});

test('includes optional fields that have a value', () => {
  const form = filledForm({
    basedOnItinerary: { image: null, id: '01890000-0000-7000-8000-000000000002', title: 'Mara in July' },
    destinationOpen: true,
  });
  const body = buildPayload(form, { ...facts, allowDuplicate: true, googleClientId: '1.2' });
  expect(body).toMatchObject({
    basedOnItineraryId: '01890000-0000-7000-8000-000000000002',
    allowDuplicate: true,
    googleClientId: '1.2',
    destinationNames: ['I am not sure yet'],
    destinations: [],
  });
  expect(TripRequestInput.safeParse(body).error).toBeUndefined();
});

test('includes the wishes that were given, and only those', () => {
  const given = {
    flexibleDepartureDate: true,
    departureSpan: 'SEASON',
    comfort: 'FINE',
    rooms: '2',
    pace: 'SLOW',
    budgetPerPersonUSD: 0,
    ownBudgetPerPersonUSD: '$17,500',
    contactMethods: ['PHONE'],
    contactTimes: ['EVENING', 'WEEKEND'],
  };
  const body = buildPayload(filledForm(given), facts);
  expect(body).toMatchObject({ ...given, rooms: 2, ownBudgetPerPersonUSD: 17_500, totalBudget: 35_000 });
  expect(TripRequestInput.safeParse(body).error).toBeUndefined();
  const bare = buildPayload(filledForm({ departureSpan: 'SEASON' }), facts); // the date is not flexible
  expect(Object.keys(bare).filter((name) => name in given)).toEqual(['flexibleDepartureDate', 'budgetPerPersonUSD']);
});

test('omits an empty phone number', () => {
  const form = filledForm();
  const body = buildPayload({ ...form, traveler: { ...form.traveler, phone: { prefix: '+1', number: ' ' } } }, facts);
  expect(body.travelers?.[0]?.phone).toBeNull();
});

test('titles are readable and limited in length', () => {
  expect(buildTripTitle(filledForm())).toBe('10 nights in Kenya for 2 people');
  expect(buildTripTitle(filledForm({ destinationNames: ['Kenya', 'Tanzania', 'Zanzibar'], numberOfAdults: '1' }))).toBe(
    '10 nights in Kenya, Tanzania, and Zanzibar for 1 person',
  );
  expect(buildTripTitle(filledForm({ destinationOpen: true, destinationNames: [''] }))).toBe('10 nights for 2 people');
  expect(buildTripTitle(filledForm({ destinationNames: ['x'.repeat(300)] })).length).toBe(200);
});

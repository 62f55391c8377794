import { expect, test } from '@jest/globals';
import { TripRequestInput } from '@farwend/api-contract';
import { filledForm } from './filledForm.ts';
import { payload, title } from './payload.ts';

const facts = {
  formId: 'form-0001',
  formVersion: 'trf6d',
  places: [{ id: '01890000-0000-7000-8000-000000000001', name: 'Kenya', countryCodes: ['KE'] }],
};

test('the answers become the body the API takes', () => {
  const form = filledForm({
    destinationNames: [' kenya ', '', 'The  moon'],
    departureDate: '2027-03-05',
    numberOfAdults: '16',
    numberOfChildren: 2,
    childAgeGroups: ['3-5'],
  });
  const body = payload(form, facts);
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

test('optional parts go along when there are any', () => {
  const form = filledForm({
    basedOnItinerary: { image: null, id: '01890000-0000-7000-8000-000000000002', title: 'Mara in July' },
    destinationOpen: true,
  });
  const body = payload(form, { ...facts, allowDuplicate: true, googleClientId: '1.2' });
  expect(body).toMatchObject({
    basedOnItineraryId: '01890000-0000-7000-8000-000000000002',
    allowDuplicate: true,
    googleClientId: '1.2',
    destinationNames: ['I am not sure yet'],
    destinations: [],
  });
  expect(TripRequestInput.safeParse(body).error).toBeUndefined();
});

test('an empty phone number is left out', () => {
  const form = filledForm();
  const body = payload({ ...form, traveler: { ...form.traveler, phone: { prefix: '+1', number: ' ' } } }, facts);
  expect(body.travelers?.[0]?.phone).toBeNull();
});

test('titles read as a sentence and stay short', () => {
  expect(title(filledForm())).toBe('10 nights in Kenya for 2 people');
  expect(title(filledForm({ destinationNames: ['Kenya', 'Tanzania', 'Zanzibar'], numberOfAdults: '1' }))).toBe(
    '10 nights in Kenya, Tanzania, and Zanzibar for 1 person',
  );
  expect(title(filledForm({ destinationOpen: true, destinationNames: [''] }))).toBe('10 nights for 2 people');
  expect(title(filledForm({ destinationNames: ['x'.repeat(300)] })).length).toBe(200);
});

import { expect, test } from '@jest/globals';
import { describeAnswers } from './describeAnswers.ts';
import { filledForm } from './filledForm.ts';
import { emptyForm, type TripRequestForm } from './form.ts';

const words = (form: TripRequestForm) =>
  Object.fromEntries(describeAnswers(form).map(({ name, value }): [string, string] => [name, value]));

test('every answer of the steps before the last, in words', () => {
  const form = filledForm({
    departureDate: '2027-03-05',
    travelingWithChildren: true,
    numberOfChildren: 2,
    childAgeGroups: ['3-5', '6-9'],
  });
  expect(words(form)).toEqual({
    Where: 'Kenya',
    When: '5 March 2027',
    Nights: '10',
    Adults: '2, aged 40–49',
    Children: '2, aged 3–5, 6–9',
    'Kind of trip': 'Safari, Nature',
    'In your words': form.tripDescription,
    'How to stay': '',
    Rooms: '',
    Pace: '',
    'Budget per person': '$7,000 - $8,000 USD',
    'How flexible': "For the right trip, I'll increase my budget",
    Name: 'Dana Rowe',
    Email: 'dana.rowe@example.com',
  });
});

test('what is not answered is empty, and never invented', () => {
  expect(Object.values(words(emptyForm())).filter(Boolean)).toEqual([]);
  expect(words(filledForm({ departureDate: 'in spring', departureSpan: 'SEASON' }))['When']).toBe('');
});

test.each<[string, Partial<TripRequestForm>, string, string]>([
  ['several places', { destinationNames: ['Kenya', ' Peru ', ''] }, 'Where', 'Kenya and Peru'],
  ['no place yet', { destinationOpen: true, destinationNames: [''] }, 'Where', 'Not sure yet'],
  ['a flexible date', { departureDate: '2027-03-05', flexibleDepartureDate: true }, 'When', 'Around 5 March 2027'],
  ['a month', { departureDate: '2027-03-15', flexibleDepartureDate: true, departureSpan: 'MONTH' }, 'When', 'March 2027'],
  [
    'a season',
    { departureDate: '2027-01-15', flexibleDepartureDate: true, departureSpan: 'SEASON' },
    'When',
    'December 2026 to February 2027',
  ],
  ['a large party', { numberOfAdults: '16', adultAgeGroups: [] }, 'Adults', '16 or more'],
  ['no children', { travelingWithChildren: false }, 'Children', 'None'],
  ['wishes', { comfort: 'FINE', pace: 'SLOW', rooms: '2' }, 'Pace', 'Slow, few places'],
  ['a figure of their own', { ownBudgetPerPersonUSD: '17500' }, 'Budget per person', '$17,500'],
  ['flights', { budgetIncludesFlights: true }, 'Budget per person', '$7,000 - $8,000 USD, with international flights'],
  ['an itinerary', { basedOnItinerary: { id: 'it-1', title: 'By rail', image: null } }, 'Itinerary', 'By rail'],
  ['a company', { requestedCompany: { id: 'c', slug: 'a', name: 'Acacia Quill' } }, 'Company', 'Acacia Quill, and others like it'],
  ['one alone', { requestedCompany: { id: 'c', slug: 'a', name: 'Acacia Quill' }, mayAskOthers: false }, 'Company', 'Acacia Quill alone'],
])('%s', (_, changes, name, value) => expect(words(filledForm(changes))[name]).toBe(value));

test('each answer leads to a field of its own', () => {
  const fields = describeAnswers(filledForm()).map(({ field }) => field);
  expect(new Set(fields).size).toBe(fields.length);
});

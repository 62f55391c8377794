import type { ScreeningOutcome, ScreeningRule } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import type { TripFacts } from './tripFacts.ts';
import { tripRules } from './tripRules.ts';

const italy = { served: true, minBudgetPerPersonNightUSD: 400, typicalNightLowUSD: 450, typicalNightHighUSD: 1100, leadTimeDays: 30 };
const facts: TripFacts = {
  destinationNames: ['Italy'],
  countryCodes: ['IT'],
  countries: [italy],
  departureDate: '2027-06-10',
  flexibleDepartureDate: false,
  totalNights: 10,
  numberOfAdults: '2',
  adultAgeGroups: [],
  tripType: [],
  tripDescription: '',
  budgetPerPersonUSD: 4000,
  budgetFlexibility: null,
  basedOnItinerary: false,
  email: 'dana@example.com',
  phone: null,
  riskFlags: [],
  emailVerified: false,
  phoneVerified: false,
  ssoLinked: false,
  earlierTrips: 0,
  today: '2027-03-10',
};
const expensive = { ...italy, minBudgetPerPersonNightUSD: 1200 };
const unserved = { ...italy, served: false };

test.each<[ScreeningRule, string, Partial<TripFacts>, ScreeningOutcome]>([
  ['budgetRealistic', 'just enough', {}, 'PASS'],
  ['budgetRealistic', 'one dollar short', { budgetPerPersonUSD: 3999 }, 'WARN'],
  ['budgetRealistic', 'far too little', { budgetPerPersonUSD: 2000 }, 'FAIL'],
  ['budgetRealistic', 'little but flexible', { budgetPerPersonUSD: 2700, budgetFlexibility: 1 }, 'WARN'],
  ['budgetRealistic', 'unknown', { budgetPerPersonUSD: 0 }, 'WARN'],
  ['budgetRealistic', 'the mean of two countries', { countries: [italy, expensive], budgetPerPersonUSD: 8000 }, 'PASS'],
  ['budgetRealistic', 'a place without a minimum', { countries: [] }, 'NA'],
  ['datesFeasible', 'in three months', {}, 'PASS'],
  ['datesFeasible', 'within the lead time', { today: '2027-05-20' }, 'WARN'],
  ['datesFeasible', 'next week', { today: '2027-06-03' }, 'FAIL'],
  ['datesFeasible', 'next week, flexible', { today: '2027-06-03', flexibleDepartureDate: true }, 'WARN'],
  ['datesFeasible', 'yesterday, though flexible', { today: '2027-06-11', flexibleDepartureDate: true }, 'FAIL'],
  ['datesFeasible', 'no departure date', { departureDate: null }, 'WARN'],
  ['destinationServed', 'served', {}, 'PASS'],
  ['destinationServed', 'one of two', { countryCodes: ['IT', 'XK'] }, 'WARN'],
  ['destinationServed', 'not served', { countries: [unserved] }, 'FAIL'],
  ['destinationServed', 'unknown to our settings', { countryCodes: ['XK'], countries: [] }, 'FAIL'],
  ['destinationServed', 'undecided', { countryCodes: [], countries: [] }, 'WARN'],
  ['notSpam', 'plain words', { tripDescription: 'Olive groves and trains' }, 'PASS'],
  ['notSpam', 'one link', { tripDescription: 'Like https://example.org' }, 'WARN'],
  ['notSpam', 'three links', { tripDescription: 'http://a.example www.b.example https://c.example' }, 'FAIL'],
  ['notSpam', 'no solved challenge', { riskFlags: ['noCaptcha'] }, 'WARN'],
  ['notSpam', 'no solved challenge, disposable email address', { riskFlags: ['noCaptcha'], email: 'x@yopmail.com' }, 'FAIL'],
])('%s: %s', (rule, _, changes, outcome) => {
  const result = tripRules[rule]({ ...facts, ...changes });
  expect(result.outcome).toBe(outcome);
  expect(result.note).toMatch(/\.$/);
});

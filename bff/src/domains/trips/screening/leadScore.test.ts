import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gradeOf, computeLeadScore } from './leadScore.ts';
import type { TripFacts } from './tripFacts.ts';

const kenya = { served: true, minBudgetPerPersonNightUSD: 600, typicalNightLowUSD: 700, typicalNightHighUSD: 1800, leadTimeDays: 30 };
const facts = (changes: Partial<TripFacts> = {}): TripFacts => ({
  destinationNames: ['Kenya'],
  countryCodes: ['KE'],
  countries: [kenya],
  departureDate: '2027-06-10',
  flexibleDepartureDate: false,
  totalNights: 10,
  numberOfAdults: '2',
  adultAgeGroups: ['40s'],
  tripType: ['SAFARI'],
  tripDescription: 'Walking a little every day, and evenings by a fire.',
  budgetPerPersonUSD: 7000,
  budgetFlexibility: 0.2,
  basedOnItinerary: false,
  email: 'dana@example.com',
  phone: { prefix: '+1', number: '555 0142' },
  riskFlags: [],
  emailVerified: false,
  phoneVerified: false,
  ssoLinked: false,
  earlierTrips: 0,
  today: '2027-01-10',
  ...changes,
});

const full = facts({
  tripDescription: 'x'.repeat(120),
  emailVerified: true,
  phoneVerified: true,
  ssoLinked: true,
  budgetPerPersonUSD: 18_000,
  basedOnItinerary: true,
  earlierTrips: 2,
});

describe('parts', () => {
  test('a perfect request scores 100 and grade A', () => {
    expect(computeLeadScore(full)).toMatchObject({
      value: 100,
      grade: 'A',
      parts: { completeness: 25, verification: 25, budgetFit: 25, intent: 15, history: 10, risk: 0 },
    });
  });

  test.each<[string, Partial<TripFacts>, Partial<ReturnType<typeof computeLeadScore>['parts']>]>([
    ['a usual request', {}, { completeness: 25, verification: 0, budgetFit: 18, intent: 6, history: 0, risk: 0 }],
    [
      'half of the fields',
      { destinationNames: [], adultAgeGroups: [], tripType: [], tripDescription: '', phone: null },
      { completeness: 13 },
    ],
    ['a verified address', { emailVerified: true }, { verification: 8 }],
    ['a verified phone', { phoneVerified: true }, { verification: 9 }],
    ['a linked identity', { ssoLinked: true }, { verification: 8 }],
    ['an unknown budget', { budgetPerPersonUSD: 0 }, { budgetFit: 5, completeness: 23 }],
    ['a budget far too small', { budgetPerPersonUSD: 3000 }, { budgetFit: 0 }],
    ['exactly the minimum', { budgetPerPersonUSD: 6000 }, { budgetFit: 10 }],
    ['a place without settings', { countries: [] }, { budgetFit: 12 }],
    ['next week', { departureDate: '2027-01-17' }, { intent: 0 }],
    ['in two years', { departureDate: '2029-01-17' }, { intent: 0 }],
    ['no departure date', { departureDate: null }, { intent: 0, completeness: 23 }],
    ['based on an itinerary', { basedOnItinerary: true }, { intent: 10 }],
    ['a long description', { tripDescription: 'x'.repeat(120) }, { intent: 11 }],
    ['an earlier trip', { earlierTrips: 1 }, { history: 10 }],
    ['a disposable email address', { email: 'x@Mailinator.com' }, { risk: 10 }],
    ['no solved challenge', { riskFlags: ['noCaptcha'] }, { risk: 10 }],
    ['links', { tripDescription: 'Look at https://example.org and more' }, { risk: 10 }],
    ['an impossible phone number', { phone: { prefix: '+1', number: '111 1111' } }, { risk: 10 }],
    ['no phone number is no risk', { phone: null }, { risk: 0 }],
  ])('%s', (_, changes, parts) => {
    expect(computeLeadScore(facts(changes)).parts).toMatchObject(parts);
  });
});

test.each([
  [100, 'A'],
  [70, 'A'],
  [69, 'B'],
  [40, 'B'],
  [39, 'C'],
  [0, 'C'],
])('%d is grade %s', (value, grade) => {
  expect(gradeOf(value)).toBe(grade);
});

test('the reasons name the grade, every part, and the risk if there is one', () => {
  expect(computeLeadScore(facts()).reasons).toHaveLength(6);
  expect(computeLeadScore(facts({ riskFlags: ['noCaptcha'] })).reasons.at(-1)).toBe('Risk −10: no solved challenge');
});

const anything = fc.record({
  budgetPerPersonUSD: fc.nat(200_000),
  totalNights: fc.integer({ min: 1, max: 60 }),
  tripDescription: fc.string({ maxLength: 400 }),
  email: fc.emailAddress(),
  riskFlags: fc.subarray(['noCaptcha']),
  emailVerified: fc.boolean(),
  phoneVerified: fc.boolean(),
  earlierTrips: fc.nat(5),
  departureDate: fc.option(fc.constantFrom('2027-01-11', '2027-04-01', '2029-01-01')),
});

test('score and parts stay within their limits', () => {
  fc.assert(
    fc.property(anything, (changes) => {
      const { value, parts } = computeLeadScore(facts(changes));
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(100);
      const limits = { completeness: 25, verification: 25, budgetFit: 25, intent: 15, history: 10, risk: 40 };
      for (const name of Object.keys(limits) as (keyof typeof limits)[]) {
        expect(parts[name]).toBeGreaterThanOrEqual(0);
        expect(parts[name]).toBeLessThanOrEqual(limits[name]);
      }
    }),
  );
});

test('a higher budget never fits worse', () => {
  fc.assert(
    fc.property(fc.nat(60_000), fc.nat(60_000), (one, other) => {
      const [less, more] = [Math.min(one, other) + 1, Math.max(one, other) + 1];
      const fit = (budgetPerPersonUSD: number) => computeLeadScore(facts({ budgetPerPersonUSD })).parts.budgetFit;
      expect(fit(more)).toBeGreaterThanOrEqual(fit(less));
    }),
  );
});

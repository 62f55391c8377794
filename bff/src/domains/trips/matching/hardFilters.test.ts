import { expect, test } from '@jest/globals';
import type { ExclusionReason } from '@farwend/api-contract';
import { findExclusion } from './hardFilters.ts';
import { country, partner, request, TODAY } from './matchingFixtures.ts';

test('a partner that fits is not excluded', () => {
  expect(findExclusion(request(), partner(), TODAY)).toBeNull();
});

const period = { countryCode: null, maxNewMatchesPerWeek: null, reason: null };
const cases: readonly (readonly [string, ExclusionReason, Parameters<typeof request>[0], Parameters<typeof partner>[0]])[] = [
  ['paused', 'PARTNER_NOT_ACTIVE', {}, { status: 'PAUSED' }],
  [
    'excluded in another country',
    'LEVEL_BLOCKED',
    {},
    { countries: [country(), country({ countryCode: 'NZ', activityLevel: 'EXCLUDED' })] },
  ],
  ['blocked in the country', 'LEVEL_BLOCKED', {}, { countries: [country({ activityLevel: 'DO_NOT_MATCH' })] }],
  ['on hold in the country', 'LEVEL_BLOCKED', {}, { countries: [country({ activityLevel: 'ON_HOLD' })] }],
  ['excludes the country of residence', 'RESIDENCE_EXCLUDED', { residence: 'IE' }, { exclusions: ['IE'] }],
  ['hidden from the partner', 'HIDDEN', { hiddenFromPartnerIds: ['p1'] }, {}],
  ['visible to others only', 'HIDDEN', { visibleToPartnerIds: ['p2'] }, {}],
  ['parted from the traveler', 'ALREADY_TRIED', {}, { endedMatch: { id: 'm1', status: 'LOST' } }],
  ['has a no-compete rule', 'NO_COMPETE', { openPartners: [{ id: 'p9', displayName: 'Acacia Quill' }] }, { noCompeteIds: ['p9'] }],
  ['insurance expired', 'INSURANCE_EXPIRED', {}, { insuranceExpiresOn: '2026-11-20' }],
  ['without an available agent', 'NO_AGENT', {}, { suggestedAgentId: null }],
  ['requires an open criterion', 'SCREENING_REQUIRED', {}, { openCriteria: ['Who decides?'] }],
  [
    'unavailable at departure',
    'UNAVAILABLE',
    {},
    { availabilities: [{ ...period, type: 'UNAVAILABLE', startsOn: '2027-06-01', endsOn: '2027-06-30' }] },
  ],
  [
    'unavailable now',
    'UNAVAILABLE',
    {},
    { availabilities: [{ ...period, type: 'UNAVAILABLE', startsOn: '2026-11-01', endsOn: '2026-11-30' }] },
  ],
  ['at its limit', 'CAPACITY', {}, { openMatches: 10 }],
  ['at its limit in the country', 'CAPACITY', {}, { countries: [country({ maxOpenMatches: 3, openMatches: 3 })] }],
  ['new, with two open matches', 'CAPACITY', {}, { countries: [country({ activityLevel: 'NEW', openMatches: 2 })] }],
  [
    'at its weekly limit',
    'CAPACITY',
    {},
    {
      proposedLast7Days: 2,
      availabilities: [{ ...period, type: 'LIMITED', startsOn: '2026-11-01', endsOn: '2026-12-30', maxNewMatchesPerWeek: 2 }],
    },
  ],
  ['too expensive', 'BUDGET_TOO_LOW', { ceilingPerPersonUSD: 5_000 }, { countries: [country({ minBudgetPerPersonUSD: 6_000 })] }],
  ['too short', 'NIGHTS_TOO_LOW', { totalNights: 6 }, { countries: [country({ minNights: 8 })] }],
];

test.each(cases)('%s: %s', (_, reasonCode, requestFacts, partnerFacts) => {
  const exclusion = findExclusion(request(requestFacts), partner(partnerFacts), TODAY);
  expect(exclusion?.reasonCode).toBe(reasonCode);
  expect(exclusion?.detail).toMatch(/^[A-Z].{8,}/);
});

test.each(['DECLINED', 'EXPIRED', 'WITHDRAWN'] as const)('a partner whose match is %s may be asked again', (status) => {
  expect(findExclusion(request(), partner({ endedMatch: { id: 'm1', status } }), TODAY)).toBeNull();
});

test('values just within a limit do not exclude', () => {
  const within = partner({
    openMatches: 9,
    insuranceExpiresOn: TODAY,
    countries: [country({ activityLevel: 'NEW', openMatches: 1, minBudgetPerPersonUSD: 8_000, minNights: 10 })],
    availabilities: [{ ...period, type: 'UNAVAILABLE', startsOn: '2027-07-01', endsOn: '2027-07-31' }],
  });
  expect(findExclusion(request(), within, TODAY)).toBeNull();
});

test('with flexible dates a month is unavailable only as a whole', () => {
  const closed = (startsOn: string) => partner({ availabilities: [{ ...period, type: 'UNAVAILABLE', startsOn, endsOn: '2027-06-30' }] });
  expect(findExclusion(request({ flexibleDeparture: true }), closed('2027-06-08'), TODAY)).toBeNull();
  expect(findExclusion(request({ flexibleDeparture: true }), closed('2027-06-01'), TODAY)?.reasonCode).toBe('UNAVAILABLE');
});

test('an unknown budget excludes nobody', () => {
  const expensive = partner({ countries: [country({ minBudgetPerPersonUSD: 60_000 })] });
  expect(findExclusion(request({ budgetPerPersonUSD: 0, ceilingPerPersonUSD: 0 }), expensive, TODAY)).toBeNull();
});

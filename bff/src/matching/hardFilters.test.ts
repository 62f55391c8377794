import { expect, test } from '@jest/globals';
import type { ExclusionReason } from '@farwend/api-contract';
import { exclusionOf } from './hardFilters.ts';
import { country, partner, request, TODAY } from './samples.ts';

test('a partner that fits is not excluded', () => {
  expect(exclusionOf(request(), partner(), TODAY)).toBeNull();
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
  ['not to be matched here', 'LEVEL_BLOCKED', {}, { countries: [country({ activityLevel: 'DO_NOT_MATCH' })] }],
  ['on hold here', 'LEVEL_BLOCKED', {}, { countries: [country({ activityLevel: 'ON_HOLD' })] }],
  ['cannot serve the residence', 'RESIDENCE_EXCLUDED', { residence: 'IE' }, { exclusions: ['IE'] }],
  ['hidden from it', 'HIDDEN', { hiddenFromPartnerIds: ['p1'] }, {}],
  ['visible to others only', 'HIDDEN', { visibleToPartnerIds: ['p2'] }, {}],
  ['declined before', 'ALREADY_TRIED', {}, { triedStatus: 'DECLINED' }],
  ['does not compete', 'NO_COMPETE', { openPartners: [{ id: 'p9', displayName: 'Acacia Quill' }] }, { noCompeteIds: ['p9'] }],
  ['insurance over', 'INSURANCE_EXPIRED', {}, { insuranceExpiresOn: '2026-11-20' }],
  ['nobody there', 'NO_AGENT', {}, { suggestedAgentId: null }],
  ['asks first', 'SCREENING_REQUIRED', {}, { openCriteria: ['Who decides?'] }],
  [
    'away at departure',
    'UNAVAILABLE',
    {},
    { availabilities: [{ ...period, type: 'UNAVAILABLE', startsOn: '2027-06-01', endsOn: '2027-06-30' }] },
  ],
  ['away now', 'UNAVAILABLE', {}, { availabilities: [{ ...period, type: 'UNAVAILABLE', startsOn: '2026-11-01', endsOn: '2026-11-30' }] }],
  ['full', 'CAPACITY', {}, { openMatches: 10 }],
  ['full in the country', 'CAPACITY', {}, { countries: [country({ maxOpenMatches: 3, openMatches: 3 })] }],
  ['new and with two already', 'CAPACITY', {}, { countries: [country({ activityLevel: 'NEW', openMatches: 2 })] }],
  [
    'enough this week',
    'CAPACITY',
    {},
    {
      proposedLast7Days: 2,
      availabilities: [{ ...period, type: 'LIMITED', startsOn: '2026-11-01', endsOn: '2026-12-30', maxNewMatchesPerWeek: 2 }],
    },
  ],
  ['too dear', 'BUDGET_TOO_LOW', { ceilingPerPersonUSD: 5_000 }, { countries: [country({ minBudgetPerPersonUSD: 6_000 })] }],
  ['too short', 'NIGHTS_TOO_LOW', { totalNights: 6 }, { countries: [country({ minNights: 8 })] }],
];

test.each(cases)('%s: %s', (_, reasonCode, requestFacts, partnerFacts) => {
  const exclusion = exclusionOf(request(requestFacts), partner(partnerFacts), TODAY);
  expect(exclusion?.reasonCode).toBe(reasonCode);
  expect(exclusion?.detail).toMatch(/^[A-Z].{8,}/);
});

test('what is close to a limit and within it does not exclude', () => {
  const within = partner({
    openMatches: 9,
    insuranceExpiresOn: TODAY,
    countries: [country({ activityLevel: 'NEW', openMatches: 1, minBudgetPerPersonUSD: 8_000, minNights: 10 })],
    availabilities: [{ ...period, type: 'UNAVAILABLE', startsOn: '2027-07-01', endsOn: '2027-07-31' }],
  });
  expect(exclusionOf(request(), within, TODAY)).toBeNull();
});

test('a closed month matters with flexible dates only when all of it is closed', () => {
  const closed = (startsOn: string) => partner({ availabilities: [{ ...period, type: 'UNAVAILABLE', startsOn, endsOn: '2027-06-30' }] });
  expect(exclusionOf(request({ flexibleDeparture: true }), closed('2027-06-08'), TODAY)).toBeNull();
  expect(exclusionOf(request({ flexibleDeparture: true }), closed('2027-06-01'), TODAY)?.reasonCode).toBe('UNAVAILABLE');
});

test('a budget that was not told excludes nobody', () => {
  const dear = partner({ countries: [country({ minBudgetPerPersonUSD: 60_000 })] });
  expect(exclusionOf(request({ budgetPerPersonUSD: 0, ceilingPerPersonUSD: 0 }), dear, TODAY)).toBeNull();
});

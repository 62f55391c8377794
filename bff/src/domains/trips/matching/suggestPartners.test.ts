import { activityLevels } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findExclusion } from './hardFilters.ts';
import { evaluatePartner } from './evaluatePartner.ts';
import type { PartnerFacts } from './matchingFacts.ts';
import { country, partner, request, TODAY } from './matchingFixtures.ts';
import { levelPoints, type Medians, scorePartner } from './score.ts';
import { suggestPartners } from './suggestPartners.ts';

const now = new Date(`${TODAY}T12:00:00Z`);
const typical = { perPersonNightUSD: 900 };
const medians: Medians = { winRate: 0.3, rating: 90, responseHours: 12, perPersonNightUSD: 900 };
const suggest = (facts: Parameters<typeof request>[0], partners: readonly PartnerFacts[], limit = 5) =>
  suggestPartners(request(facts), partners, typical, { limit, now });

test.each([
  ['PRIORITY_MATCH', 500, false, 30],
  ['VIP_HIGH_BUDGET', 1000, false, 32],
  ['VIP_HIGH_BUDGET', 999, false, 8],
  ['REPEAT', 500, true, 34],
  ['REPEAT', 500, false, 12],
  ['SECOND_MATCH', 500, false, 24],
  ['STANDARD', 500, false, 18],
  ['NEW', 500, false, 16],
  ['THIRD_OPTION', 500, false, 12],
  ['LOW_END', 299, false, 20],
  ['LOW_END', 300, false, 0],
  ['LAST_RESORT', 500, false, 2],
] as const)('%s at $%d a night (booked before: %s) is worth %d points', (level, night, bookedBefore, points) => {
  expect(levelPoints(level, night, bookedBefore)).toBe(points);
});

test('a last resort is suggested only if there are too few others', () => {
  const last = partner({ id: 'p8', displayName: 'Felucca Row', countries: [country({ activityLevel: 'LAST_RESORT' })] });
  const others = ['p1', 'p2'].map((id) => partner({ id }));
  expect(suggest({}, [last, ...others]).items.map(({ partnerId }) => partnerId)).toEqual(['p1', 'p2']);
  expect(suggest({}, [last, ...others]).excluded.map(({ displayName }) => displayName)).toEqual(['Felucca Row']);
  expect(suggest({ openPartners: [{ id: 'p9', displayName: 'Acacia Quill' }] }, [last]).items[0]).toMatchObject({
    partnerId: 'p8',
    warnings: [{ code: 'LAST_RESORT' }],
  });
});

test('the company that the traveler asked for comes first, and alone if nobody else may be asked', () => {
  const best = partner({ id: 'p1', countries: [country({ activityLevel: 'PRIORITY_MATCH' })] });
  const asked = partner({ id: 'p2' });
  expect(suggest({}, [best, asked]).items.map(({ partnerId }) => partnerId)).toEqual(['p1', 'p2']);
  expect(suggest({ requestedPartnerId: 'p2' }, [best, asked]).items.map(({ partnerId }) => partnerId)).toEqual(['p2', 'p1']);
  const alone = suggest({ requestedPartnerId: 'p2', mayAskOthers: false }, [best, asked]);
  expect(alone).toMatchObject({ items: [{ partnerId: 'p2' }], places: 1, excluded: [{ partnerId: 'p1', reasonCode: 'HIDDEN' }] });
  expect(suggest({ mayAskOthers: false }, [best, asked]).items).toHaveLength(2);
});

test('a repeat traveler of a REPEAT partner gets one partner, unless the target is above the default', () => {
  const repeat = partner({ id: 'p8', countries: [country({ activityLevel: 'REPEAT' })], bookedBefore: true });
  const other = partner({ id: 'p1' });
  expect(suggest({}, [repeat, other]).places).toBe(1);
  expect(suggest({ openPartners: [{ id: 'p8', displayName: 'Harrowglen House' }] }, [repeat, other]).places).toBe(1);
  expect(suggest({ matchCountTarget: 3 }, [repeat, other]).places).toBe(3);
  expect(suggest({}, [{ ...repeat, bookedBefore: false }, other]).places).toBe(2);
  expect(suggest({}, [{ ...repeat, suggestedAgentId: null }, other]).places).toBe(2);
  expect(suggest({}, [{ ...other, bookedBefore: true }]).places).toBe(2);
});

test('a partner that was tried comes last with a warning, and replaces nobody', () => {
  const tried = partner({
    id: 'p1',
    countries: [country({ activityLevel: 'PRIORITY_MATCH' })],
    endedMatch: { id: 'm1', status: 'DECLINED' },
  });
  const last = partner({ id: 'p8', countries: [country({ activityLevel: 'LAST_RESORT' })] });
  const { items, excluded } = suggest({ requestedPartnerId: 'p1' }, [tried, partner({ id: 'p2' }), last]);
  expect(items.map(({ partnerId, endedMatchId }) => [partnerId, endedMatchId])).toEqual([
    ['p2', null],
    ['p8', null],
    ['p1', 'm1'],
  ]);
  expect(items.at(-1)?.warnings).toEqual([{ code: 'ALREADY_TRIED', label: 'Had a match with this request before: declined.' }]);
  expect(excluded).toEqual([]);
});

test('if nobody serves all countries, lead partners serve one of them', () => {
  const kenya = partner({ id: 'p1' });
  const egypt = partner({ id: 'p2', countries: [country({ countryCode: 'EG' })] });
  const both = partner({ id: 'p3', countries: [country(), country({ countryCode: 'EG' })] });
  const shared = suggest({ countryCodes: ['KE', 'EG'] }, [kenya, egypt]);
  expect(shared).toMatchObject({ leadPartnerMode: true, notServing: 0 });
  expect(shared.items.every(({ warnings }) => warnings.some(({ code }) => code === 'PART_OF_COUNTRIES'))).toBe(true);
  const served = suggest({ countryCodes: ['KE', 'EG'] }, [kenya, egypt, both]);
  expect(served).toMatchObject({ leadPartnerMode: false, notServing: 2, items: [{ partnerId: 'p3' }] });
});

test('a request without a known country suggests nobody', () => {
  expect(suggest({ countryCodes: [] }, [partner()])).toMatchObject({ items: [], excluded: [], notServing: 1 });
});

test('equal scores are ordered by fewest proposals, then by id', () => {
  const same = [partner({ id: 'b' }), partner({ id: 'a' }), partner({ id: 'c', proposedLast30Days: 0 })];
  expect(suggest({}, same).items.map(({ partnerId }) => partnerId)).toEqual(['c', 'a', 'b']);
});

test('the last of ten suggestions is a new partner', () => {
  const established = Array.from({ length: 12 }, (_, index) =>
    partner({ id: `k${index}`, countries: [country({ activityLevel: 'PRIORITY_MATCH' })] }),
  );
  const newcomer = partner({ id: 'new', countries: [country({ activityLevel: 'NEW' })] });
  const ids = suggest({}, [...established, newcomer], 10).items.map(({ partnerId }) => partnerId);
  expect(ids).toHaveLength(10);
  expect(ids.at(-1)).toBe('new');
});

test('the country’s level counts, LOW_END adds a warning, and medians replace a missing history', () => {
  const low = scorePartner(request(), partner({ countries: [country({ activityLevel: 'LOW_END' })] }), medians, now);
  expect(low.warnings.map(({ code }) => code)).toContain('LOW_END');
  const history = { winRate: null, responseHours: null, medianPerPersonNightUSD: null, rating: null, reviewCount: 0 };
  const withoutHistory = scorePartner(request(), partner({ history, lastProposedAt: null }), medians, now);
  expect(Object.fromEntries(withoutHistory.reasons.map(({ code, points }) => [code, points]))).toMatchObject({
    WIN_RATE: 1.8,
    RATING: 4.5,
    RESPONSE: 2.5,
    FAIRNESS: 7,
  });
});

test('a chosen partner is evaluated by the same rules', () => {
  const facts = { request: request(), partners: [partner({ openMatches: 10 })], typical };
  expect(evaluatePartner(facts, 'p1', now)).toMatchObject({ exclusion: { reasonCode: 'CAPACITY' }, suggestedAgentId: 'a1' });
  expect(evaluatePartner(facts, 'p7', now)).toEqual({ exclusion: null, score: null, suggestedAgentId: null });
});

const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null });
const anyPartner = fc
  .record({
    status: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'PAUSED'),
    activityLevel: fc.constantFrom(...activityLevels),
    openMatches: fc.nat(12),
    maxOpenMatches: fc.integer({ min: 1, max: 12 }),
    proposedLast30Days: fc.nat(5),
    lastProposedAt: fc.option(fc.date({ min: new Date('2026-01-01'), max: now, noInvalidDate: true }), { nil: null }),
    tripTypes: fc.subarray(['SAFARI', 'BEACH', 'RAIL', 'CITY', 'SKI']),
    bookedBefore: fc.boolean(),
    winRate: share,
    responseHours: fc.option(fc.double({ min: 0, max: 200, noNaN: true }), { nil: null }),
    rating: fc.option(fc.integer({ min: 20, max: 100 }), { nil: null }),
    night: fc.option(fc.integer({ min: 50, max: 5000 }), { nil: null }),
    endedMatch: fc.option(
      fc.constantFrom('DECLINED', 'EXPIRED', 'LOST').map((status) => ({ id: 'm1', status }) as const),
      { nil: null, freq: 5 },
    ),
  })
  .map(({ activityLevel, winRate, responseHours, rating, night, ...facts }) =>
    partner({
      ...facts,
      countries: [country({ activityLevel, openMatches: Math.min(3, facts.openMatches) })],
      history: { winRate, responseHours, rating, medianPerPersonNightUSD: night, reviewCount: rating === null ? 0 : 12 },
    }),
  );
const partners = fc.array(anyPartner, { maxLength: 30 }).map((list) => list.map((one, index) => ({ ...one, id: `p${index}` })));
const requests = fc
  .record({
    budget: fc.constantFrom(0, 2_000, 8_000, 30_000),
    nights: fc.integer({ min: 1, max: 40 }),
    tripTypes: fc.subarray(['SAFARI', 'BEACH', 'RAIL', 'SKI', 'CITY']),
  })
  .map(({ budget, nights, tripTypes }) =>
    request({ budgetPerPersonUSD: budget, ceilingPerPersonUSD: budget, totalNights: nights, tripTypes }),
  );

test('no excluded partner is suggested, and every partner is accounted for', () => {
  fc.assert(
    fc.property(requests, partners, fc.integer({ min: 1, max: 10 }), (tripRequest, all, limit) => {
      const { items, excluded } = suggestPartners(tripRequest, all, typical, { limit, now });
      const byId = new Map(all.map((one) => [one.id, one]));
      for (const { partnerId } of items) expect(findExclusion(tripRequest, byId.get(partnerId) ?? partner(), TODAY)).toBeNull();
      const out = new Set(excluded.map(({ partnerId }) => partnerId));
      expect(items.some(({ partnerId }) => out.has(partnerId))).toBe(false);
      expect(items.length).toBeLessThanOrEqual(limit);
      if (items.length < limit) expect(items.length + excluded.length).toBe(all.length);
    }),
  );
});

test('a score is the sum of its parts, from 0 to 100', () => {
  fc.assert(
    fc.property(requests, anyPartner, (tripRequest, one) => {
      const { score, reasons } = scorePartner(tripRequest, one, medians, now);
      expect(score).toBeCloseTo(
        reasons.reduce((sum, { points }) => sum + points, 0),
        5,
      );
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(reasons.every(({ points }) => points >= 0)).toBe(true);
    }),
  );
});

test('the order does not depend on the order of the input', () => {
  fc.assert(
    fc.property(requests, partners, (tripRequest, all) => {
      const ids = (list: readonly PartnerFacts[]) =>
        suggestPartners(tripRequest, list, typical, { limit: 10, now }).items.map(({ partnerId }) => partnerId);
      expect(ids(all.toReversed())).toEqual(ids(all));
    }),
  );
});

test('more capacity never lowers a score and never excludes', () => {
  fc.assert(
    fc.property(requests, anyPartner, fc.integer({ min: 1, max: 20 }), (tripRequest, one, more) => {
      const larger = { ...one, maxOpenMatches: one.maxOpenMatches + more };
      expect(scorePartner(tripRequest, larger, medians, now).score).toBeGreaterThanOrEqual(
        scorePartner(tripRequest, one, medians, now).score,
      );
      if (!findExclusion(tripRequest, one, TODAY)) expect(findExclusion(tripRequest, larger, TODAY)).toBeNull();
    }),
  );
});

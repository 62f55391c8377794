import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { computeSaleAmounts, type SaleAmounts } from './salesAmounts.ts';
import { type Balance, computeTakeBack } from './takeBackAmounts.ts';

const amounts = ['grossUSD', 'nonCommissionableUSD', 'commissionableUSD', 'commissionUSD'] as const;

test('what is taken back is split as what remains is', () => {
  const booking = book({ grossAmount: '10000', nonCommissionableUSD: '1000', commissionRatePct: '12.5' });
  expect(booking).toMatchObject({ commissionableUSD: '9000.00', commissionUSD: '1125.00' });
  expect(takeBack('4000', remainsOf([booking]))).toMatchObject({
    grossAmount: '-4000.00',
    grossUSD: '-4000.00',
    nonCommissionableUSD: '400.00',
    commissionableUSD: '-3600.00',
    commissionUSD: '-450.00',
  });
});

test('three thirds that are rounded leave nothing', () => {
  const parts = [book({ grossAmount: '100', commissionRatePct: '10.01' })];
  for (const gross of ['33.33', '33.33', '33.34']) parts.push(expectTaken(takeBack(gross, remainsOf(parts))));
  expect(parts.map(({ commissionUSD }) => commissionUSD)).toEqual(['10.01', '-3.34', '-3.33', '-3.34']);
  expect(remainsOf(parts)).toMatchObject({ grossUSD: 0n, commissionUSD: 0n });
});

test('nothing exceeds what remains: the gross amount, the part with commission and the part without', () => {
  const left = remainsOf([book({ grossAmount: '1000', nonCommissionableUSD: '200' })]);
  expect(takeBack('1000.01', left)).toEqual({ exceeded: 'grossAmount' });
  expect(takeBack('900', left, '0')).toEqual({ exceeded: 'nonCommissionableUSD' });
  expect(takeBack('900', left, '200.01')).toEqual({ exceeded: 'nonCommissionableUSD' });
  expect(takeBack('100', left, '100.01')).toEqual({ exceeded: 'nonCommissionableUSD' });
  expect(takeBack('900', left, '200')).toMatchObject({ commissionableUSD: '-700.00', commissionUSD: '-70.00' });
});

test('a booking whose sum in dollars was rounded is taken back whole', () => {
  const booking = book({ grossAmount: '0.03', usdPerUnit: '1.49' });
  const parts = [booking];
  for (const gross of ['0.01', '0.01', '0.01']) parts.push(expectTaken(takeBack(gross, remainsOf(parts), null, '1.49')));
  expect(remainsOf(parts)).toMatchObject({ grossAmount: 0n, grossUSD: 0n });
});

const cents = (max: bigint) => fc.bigInt({ min: 0n, max });
const scenario = fc.record({
  gross: cents(10n ** 9n),
  share: fc.bigInt({ min: 0n, max: 1000n }),
  usdPerUnit: fc.bigInt({ min: 1000n, max: 2n * 10n ** 8n }),
  ratePct: fc.bigInt({ min: 0n, max: 10_000n }),
  additions: fc.array(fc.record({ gross: cents(10n ** 7n), ratePct: fc.bigInt({ min: 0n, max: 10_000n }) }), { maxLength: 3 }),
  takeBacks: fc.array(fc.record({ share: fc.bigInt({ min: 0n, max: 1200n }), stated: fc.option(fc.bigInt({ min: 0n, max: 1200n })) }), {
    maxLength: 12,
  }),
});

test('after any sequence of take-backs all four sums remain 0 or more, and taking back the rest leaves 0 of each', () => {
  fc.assert(
    fc.property(scenario, ({ gross, share, usdPerUnit, ratePct, additions, takeBacks }) => {
      const rate = decimal(usdPerUnit, 8);
      const dollars = parseDecimal(book({ grossAmount: decimal(gross, 2), usdPerUnit: rate }).grossUSD, 2);
      const nonCommissionableUSD = decimal((dollars * share) / 1000n, 2);
      const parts = [
        book({ grossAmount: decimal(gross, 2), nonCommissionableUSD, usdPerUnit: rate, commissionRatePct: decimal(ratePct, 2) }),
      ];
      for (const one of additions)
        parts.push(book({ grossAmount: decimal(one.gross, 2), usdPerUnit: rate, commissionRatePct: decimal(one.ratePct, 2) }));
      for (const one of takeBacks) {
        const left = remainsOf(parts);
        const stated = one.stated === null ? null : decimal((left.nonCommissionableUSD * one.stated) / 1000n, 2);
        const taken = takeBack(decimal(((left.grossAmount ?? 0n) * one.share) / 1000n, 2), left, stated, rate);
        if (!('exceeded' in taken)) parts.push(taken);
        expectNothingBelowZero(remainsOf(parts));
      }
      const rest = remainsOf(parts);
      parts.push(expectTaken(takeBack(decimal(rest.grossAmount ?? 0n, 2), rest, null, rate)));
      for (const name of amounts) expect({ name, left: remainsOf(parts)[name] }).toEqual({ name, left: 0n });
    }),
    { numRuns: 2000 },
  );
});

test('without one currency for all, dollars decide, give or take a cent of rounding', () => {
  const left = { ...remainsOf([book({ grossAmount: '1000' })]), grossAmount: null };
  expect(takeBack('1000.01', left)).toMatchObject({ grossUSD: '-1000.00', commissionUSD: '-100.00' });
  expect(takeBack('1000.02', left)).toEqual({ exceeded: 'grossAmount' });
});

function book(facts: { grossAmount: string; nonCommissionableUSD?: string; usdPerUnit?: string; commissionRatePct?: string }): SaleAmounts {
  const booked = computeSaleAmounts({ nonCommissionableUSD: '0', usdPerUnit: '1', commissionRatePct: '10', lines: [], ...facts });
  if (!booked) throw new Error('The booking has more without commission than it costs');
  return booked;
}

function takeBack(grossAmount: string, left: Balance, nonCommissionableUSD: string | null = null, usdPerUnit = '1') {
  return computeTakeBack({ grossAmount, usdPerUnit, nonCommissionableUSD, commissionRatePct: '10' }, left);
}

function expectTaken(taken: ReturnType<typeof takeBack>): SaleAmounts {
  if ('exceeded' in taken) throw new Error(`More than remains of ${taken.exceeded}`);
  return taken;
}

function expectNothingBelowZero(left: Balance): void {
  for (const name of amounts) expect({ name, isNegative: left[name] < 0n }).toEqual({ name, isNegative: false });
}

/** What remains of a booking with what was added to it and taken back, as `selectBalance` sums it. */
function remainsOf(parts: readonly SaleAmounts[]): Balance {
  const sum = (value: (part: SaleAmounts) => bigint) => parts.reduce((total, part) => total + value(part), 0n);
  const of = (part: SaleAmounts, name: keyof SaleAmounts) => parseDecimal(part[name], 2);
  const sign = (part: SaleAmounts) => (part.grossAmount.startsWith('-') ? -1n : 1n);
  return {
    grossAmount: sum((part) => of(part, 'grossAmount')),
    grossUSD: sum((part) => of(part, 'grossUSD')),
    nonCommissionableUSD: sum((part) => sign(part) * of(part, 'nonCommissionableUSD')),
    commissionableUSD: sum((part) => of(part, 'commissionableUSD')),
    commissionUSD: sum((part) => of(part, 'commissionUSD')),
  };
}

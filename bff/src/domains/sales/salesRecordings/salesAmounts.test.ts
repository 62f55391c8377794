import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimal, divideHalfUp, parseDecimal } from '#src/kernel/decimal.ts';
import { classifyPayment, computeSaleAmounts, type SaleFacts } from './salesAmounts.ts';

const sale = (facts: Partial<SaleFacts>): SaleFacts => ({
  grossAmount: '1000',
  usdPerUnit: '1',
  nonCommissionableUSD: '0',
  lines: [],
  commissionRatePct: '10',
  ...facts,
});

test.each<[string, Partial<SaleFacts>, Record<string, string>]>([
  ['a plain booking', {}, { grossUSD: '1000.00', commissionableUSD: '1000.00', commissionUSD: '100.00' }],
  ['half a cent goes up', { grossAmount: '0.05' }, { commissionUSD: '0.01' }],
  ['less than half a cent goes down', { grossAmount: '0.04' }, { commissionUSD: '0.00' }],
  ['0.1 + 0.2 is 0.3', { lines: [line('0.1'), line('0.2')] }, { nonCommissionableUSD: '0.30', commissionableUSD: '999.70' }],
  ['a sum that floats get wrong', { grossAmount: '1.005'.slice(0, 4), commissionRatePct: '100' }, { commissionUSD: '1.00' }],
  ['yen', { grossAmount: '2150000', usdPerUnit: '0.006713' }, { grossUSD: '14432.95', commissionUSD: '1443.30' }],
  [
    'euro with fees',
    { grossAmount: '8450.50', usdPerUnit: '1.0842', nonCommissionableUSD: '620' },
    { grossUSD: '9162.03', commissionUSD: '854.20' },
  ],
  ['a currency of small units', { grossAmount: '98500000', usdPerUnit: '0.00006308' }, { fxRate: '0.000063', grossUSD: '6213.38' }],
  ['a broken rate', { commissionRatePct: '12.75' }, { commissionUSD: '127.50', commissionRatePct: '12.75' }],
  ['lines win', { nonCommissionableUSD: '999', lines: [line('200'), line('800', true)] }, { commissionableUSD: '800.00' }],
  ['a booking never goes below zero', { grossAmount: '-5' }, { grossAmount: '5.00' }],
])('%s', (_, facts, amounts) => {
  expect(computeSaleAmounts(sale(facts))).toMatchObject(amounts);
});

test('more without commission than was sold is refused', () => {
  expect(computeSaleAmounts(sale({ nonCommissionableUSD: '1000.01' }))).toBeNull();
  expect(computeSaleAmounts(sale({ lines: [line('1000.01')] }))).toBeNull();
});

test.each([
  ['100.00', '100', 'FULL'],
  ['100.00', '99.99', 'PARTIAL'],
  ['100.00', '0', 'PARTIAL'],
  ['100.00', '100.01', 'EXCESS'],
  ['100.00', '-1', 'EXCESS'],
  ['-100.00', '-100', 'FULL'],
  ['-100.00', '-40', 'PARTIAL'],
  ['-100.00', '40', 'EXCESS'],
  ['0.00', '0', 'FULL'],
])('of %s the payment %s is %s', (due, paid, how) => {
  expect(classifyPayment(due, paid)).toBe(how);
});

const cents = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((value) => decimal(value, 2));
const facts = fc.record({
  grossAmount: cents,
  usdPerUnit: fc.bigInt({ min: 1n, max: 10n ** 9n }).map((value) => decimal(value, 8)),
  nonCommissionableUSD: cents,
  lines: fc.array(fc.record({ amountUSD: cents, commissionable: fc.boolean() }), { maxLength: 5 }),
  commissionRatePct: fc.bigInt({ min: 0n, max: 10_000n }).map((value) => decimal(value, 2)),
});

test('parts always add up, and commission is within half a cent of the rate', () => {
  fc.assert(
    fc.property(facts, (one) => {
      const amounts = computeSaleAmounts(one);
      if (!amounts) return;
      const of = (name: keyof typeof amounts) => parseDecimal(amounts[name], 2);
      const gross = abs(of('grossUSD'));
      expect(abs(of('commissionableUSD')) + of('nonCommissionableUSD')).toBe(gross);
      const exact = abs(of('commissionableUSD')) * of('commissionRatePct'); // in hundredths of a hundredth of a cent
      expect(abs(abs(of('commissionUSD')) * 10_000n - exact) <= 5_000n).toBe(true);
    }),
  );
});

test('decimal texts come back as they were', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.nat(6), (value, places) => {
      expect(parseDecimal(decimal(value, places), places)).toBe(value);
    }),
  );
  for (const wrong of ['', '1e3', '1.234', '--1', '1,5', 'NaN', ' 1']) expect(() => parseDecimal(wrong, 2)).toThrow(RangeError);
});

test('division rounds halves away from zero', () => {
  expect([5n, 4n, -5n, -4n, 15n, 0n].map((value) => divideHalfUp(value, 10n))).toEqual([1n, 0n, -1n, 0n, 2n, 0n]);
});

function line(amountUSD: string, commissionable = false) {
  return { amountUSD, commissionable };
}
function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}

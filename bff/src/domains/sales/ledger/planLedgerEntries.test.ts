import { type SalesRecordingStatus, salesRecordingStatuses } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { isEarned } from '#src/domains/sales/salesRecordings/salesAmounts.ts';
import { planLedgerEntries, type PlannedEntry } from './planLedgerEntries.ts';

/** The ledger of one sale. */
function createLedger() {
  const entries: (PlannedEntry & { id: string })[] = [];
  const move = (status: SalesRecordingStatus, commissionUSD: string, paidUSD: string | null = null) => {
    const standing = entries.filter(({ id, kind }) => kind !== 'CORRECTION' && !entries.some(({ reversesId }) => reversesId === id));
    const planned = planLedgerEntries({ status, commissionUSD, paidUSD }, standing);
    entries.push(...planned.map((entry, index) => ({ ...entry, id: String(entries.length + index) })));
    return planned.map(({ kind, accruedUSD, receivableUSD }) => [kind, accruedUSD, receivableUSD]);
  };
  const sum = (name: 'accruedUSD' | 'receivableUSD') => entries.reduce((total, entry) => total + parseDecimal(entry[name], 2), 0n);
  return { entries, move, sum };
}

test('a sale is earned, invoiced and paid in parts', () => {
  const { move, sum } = createLedger();
  expect(move('SUBMITTED', '100.00')).toEqual([]);
  expect(move('CONFIRMED', '100.00')).toEqual([['EARNED', '100.00', '0.00']]);
  expect(move('INVOICED', '100.00')).toEqual([['INVOICED', '-100.00', '100.00']]);
  expect(move('INVOICED', '100.00', '30.00')).toEqual([['PAYMENT', '0.00', '-30.00']]);
  expect(move('DISPUTED', '100.00', '30.00')).toEqual([]);
  expect(move('PAID', '100.00', '100.00')).toEqual([['PAYMENT', '0.00', '-70.00']]);
  expect([sum('accruedUSD'), sum('receivableUSD')]).toEqual([0n, 0n]);
});

test('a take-back is the same with the other sign', () => {
  const { move } = createLedger();
  expect(move('CONFIRMED', '-40.00')).toEqual([['EARNED', '-40.00', '0.00']]);
  expect(move('INVOICED', '-40.00')).toEqual([['INVOICED', '40.00', '-40.00']]);
  expect(move('PAID', '-40.00', '-40.00')).toEqual([['REFUND', '0.00', '40.00']]);
});

test('a correction takes back what no longer holds, the newest first, and keeps what was received', () => {
  const { move, sum } = createLedger();
  move('CONFIRMED', '100.00');
  move('INVOICED', '100.00');
  move('INVOICED', '100.00', '30.00');
  expect(move('QUERIED', '100.00', '30.00')).toEqual([
    ['CORRECTION', '100.00', '-100.00'],
    ['CORRECTION', '-100.00', '0.00'],
  ]);
  expect([sum('accruedUSD'), sum('receivableUSD')]).toEqual([0n, -3000n]);
  expect(move('INVOICED', '90.00', '30.00')).toEqual([
    ['EARNED', '90.00', '0.00'],
    ['INVOICED', '-90.00', '90.00'],
  ]);
});

test('a cancelled booking stays earned, and invoiced if it was', () => {
  const confirmed = createLedger();
  confirmed.move('CONFIRMED', '100.00');
  expect(confirmed.move('CANCELLED', '100.00')).toEqual([]);
  const invoiced = createLedger();
  invoiced.move('INVOICED', '100.00');
  expect(invoiced.move('CANCELLED', '100.00')).toEqual([]);
});

const step = fc.record({
  status: fc.constantFrom(...salesRecordingStatuses),
  commission: fc.bigInt({ min: -10_000n, max: 10_000n }),
  paid: fc.option(fc.bigInt({ min: -10_000n, max: 10_000n })),
});

test('after any moves the ledger tells what the sale does, each entry is taken back once, and moving nowhere adds nothing', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const { entries, move, sum } = createLedger();
      for (const { status, commission, paid } of steps) {
        const sale = [status, decimal(commission, 2), paid === null ? null : decimal(paid, 2)] as const;
        move(...sale);
        expect(sum('accruedUSD') + sum('receivableUSD')).toBe((isEarned(status) ? commission : 0n) - (paid ?? 0n));
        expect(move(...sale)).toEqual([]);
      }
      const reversed = entries.flatMap(({ reversesId }) => reversesId ?? []);
      expect(new Set(reversed).size).toBe(reversed.length);
    }),
    { numRuns: 500 },
  );
});

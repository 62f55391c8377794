import { expect, test } from '@jest/globals';
import { planRefund } from './planRefund.ts';

const creditNotes = [
  { id: 'one', openUSD: '-40.00' },
  { id: 'two', openUSD: '-0.01' },
];
const payments = [{ id: 'transfer', unallocatedUSD: '12.50' }];

test.each([
  [1n, [['one', '0.01']], 0n],
  [4_000n, [['one', '40.00']], 0n],
  [
    5_000n,
    [
      ['one', '40.00'],
      ['two', '0.01'],
      ['transfer', '9.99'],
    ],
    0n,
  ],
  [
    6_000n,
    [
      ['one', '40.00'],
      ['two', '0.01'],
      ['transfer', '12.50'],
    ],
    749n,
  ],
])('%s cents come from credit notes first, then from payments', (amount, sources, left) => {
  const plan = planRefund(amount, creditNotes, payments);
  expect(plan.sources.map(({ invoiceId, paymentId, amountUSD }) => [invoiceId ?? paymentId, amountUSD])).toEqual(sources);
  expect(plan.left).toBe(left);
});

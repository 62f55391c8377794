import { z } from 'zod';
import { get, post, put } from '../call.ts';
import { admins } from '../roles.ts';
import * as field from '../schemas.ts';
import { Amount, CurrencyCode, Money } from './money.schemas.ts';
import { references } from '../references.ts';

const paymentMethods = ['BANK', 'CARD', 'CHECK'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
const paymentStatuses = ['RECORDED', 'REVERSED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const PositiveAmount = Amount.min(0.01, 'Must be more than 0');

const Allocations = z
  .array(z.strictObject({ invoiceId: field.Id, amountUSD: PositiveAmount }))
  .max(50, 'Name 50 invoices or fewer')
  .refine((all) => new Set(all.map(({ invoiceId }) => invoiceId)).size === all.length, {
    error: 'Name each invoice once',
    params: { code: 'notAllowed' },
  });

const Payment = z
  .object({
    id: field.Id,
    partnerId: field.Id,
    receivedOn: field.Day,
    amount: z.number().describe('As it was received, in its currency'),
    currencyCode: CurrencyCode,
    amountUSD: Money.describe('At the exchange rate of receivedOn'),
    method: z.enum(paymentMethods),
    reference: z.string(),
    allocations: z.array(z.object({ invoiceId: field.Id, amountUSD: Money })).describe('What of it settles which invoice'),
    unallocatedUSD: Money.describe('What of it settles nothing yet, and is to the credit of the partner'),
    refundedUSD: Money.describe('What of it was paid back with POST /v3/refunds'),
    status: z.enum(paymentStatuses).describe('REVERSED: it was recorded by mistake or bounced, and its invoices are open again'),
    reversalNote: z.string().nullable().describe('Why it was reversed'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    createdById: field.Id.nullable(),
    version: z.int(),
  })
  .meta({ id: 'Payment' });

export const payments = {
  list: get('/v3/payments', 'List payments', {
    access: admins,
    query: field.pageQuery().catchall(z.string().max(500)),
    expand: references.ofPartner,
    reply: field.pageOf(Payment),
  }),
  create: post('/v3/payments', 'Record a payment of a partner', {
    stepUp: true,
    access: admins,
    body: z.strictObject({
      partnerId: field.Id,
      receivedOn: field.Day.describe('Today or earlier'),
      amount: PositiveAmount,
      currencyCode: CurrencyCode.default('USD'),
      method: z.enum(paymentMethods),
      reference: field.line(140, 1).describe('Of the bank, once for each partner; that of a reversed payment can be used again'),
      allocations: Allocations.optional().describe(
        'What of it settles which invoice, at most amountUSD in all; default: the invoices that are due first',
      ),
    }),
    reply: Payment,
    description:
      'Counts at the newest exchange rate of the seven days up to receivedOn: without one 422 money.rateMissing. It settles open invoices, whose sales become PAID with them; what is left stays to the credit of the partner as unallocatedUSD. More for an invoice than is open of it is 422 money.exceedsRemaining.',
    example: {
      partnerId: '018f0000-0000-7000-8000-000000000000',
      receivedOn: '2026-10-02',
      amount: 1125,
      method: 'BANK',
      reference: 'ACACIA FW-2026-000042',
    },
  }),
  setAllocations: put('/v3/payments/{id}/allocations', 'Change which invoices a payment settles', {
    stepUp: true,
    access: admins,
    body: z.strictObject({
      version: z.int().optional().describe('The version that the change is based on; another is 412'),
      allocations: Allocations.describe('All of them; with none, the whole payment is to the credit of the partner'),
    }),
    reply: Payment,
    description:
      'The invoices that it no longer settles are open again and their sales INVOICED; the ledger takes their entries back by corrections. A payment that was reversed is 409; more for an invoice than is open of it, or more in all than was paid and not refunded, is 422 money.exceedsRemaining.',
    example: { allocations: [{ invoiceId: '018f0000-0000-7000-8000-000000000000', amountUSD: 725 }] },
  }),
  reverse: post('/v3/payments/{id}/reversals', 'Reverse a payment', {
    stepUp: true,
    access: admins,
    body: z.strictObject({ note: field.paragraphs(2_000, 1).describe('Why: it bounced, or was recorded by mistake') }),
    reply: Payment,
    description:
      'Its invoices are open again, its sales INVOICED, and the ledger takes its entries back by corrections. Once, and not after a part of it was refunded: else 409.',
    example: { note: 'The cheque was not honoured.' },
  }),
};

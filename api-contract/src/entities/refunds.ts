import { z } from 'zod';
import { get, post } from '../call.ts';
import { admins } from '../roles.ts';
import * as field from '../schemas.ts';
import { Amount, Money } from './money.schemas.ts';
import { references } from '../references.ts';

const Refund = z
  .object({
    id: field.Id,
    partnerId: field.Id,
    refundedOn: field.Day,
    amountUSD: Money,
    reference: z.string(),
    sources: z
      .array(
        z.object({
          invoiceId: field.Id.nullable().describe('UUID of the credit note, if it is paid back'),
          paymentId: field.Id.nullable().describe('UUID of the payment, if it is paid back'),
          amountUSD: Money,
        }),
      )
      .describe('What was paid back of which credit notes, the oldest first, then of which payments'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    createdById: field.Id.nullable(),
    version: z.int(),
  })
  .meta({ id: 'Refund' });

export const refunds = {
  list: get('/v3/refunds', 'List refunds to partners', {
    access: admins,
    query: field.pageQuery().catchall(z.string().max(500)),
    expand: references.ofPartner,
    reply: field.pageOf(Refund),
  }),
  create: post('/v3/refunds', 'Pay money back to a partner', {
    stepUp: true,
    access: admins,
    body: z.strictObject({
      partnerId: field.Id,
      amountUSD: Amount.min(0.01, 'Must be more than 0'),
      reference: field.line(140, 1).describe('Of the bank, once for each partner'),
    }),
    reply: Refund,
    description:
      'Pays back what is open of credit notes, the oldest first, then what payments have unallocated. More than is to the credit of the partner is 422 money.exceedsRemaining. The sale of a credit note that is paid back whole becomes PAID.',
    example: { partnerId: '018f0000-0000-7000-8000-000000000000', amountUSD: 400, reference: 'FARWEND REFUND 2026-11' },
  }),
};

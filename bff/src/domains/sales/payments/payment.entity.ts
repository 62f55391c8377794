import type { contract, ReplyOf } from '@farwend/api-contract';
import { is } from '#src/kernel/actor.ts';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { dayField, idField, momentField, numberField, textField } from '#src/kernel/searchFields.ts';
import { PaymentModel, type PaymentRow } from './payment.model.ts';

type PaymentView = ReplyOf<typeof contract.payments.create>;

/** Payments of partners, for administrators. */
export const paymentEntity: Entity<PaymentRow, PaymentView> = {
  type: 'payment',
  model: PaymentModel,
  policy: { visibleTo: (actor) => (is(actor, 'admin') ? {} : null), canChange: (actor) => is(actor, 'admin') },
  present: (row) => ({
    ...presentFields(row),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    createdById: row.createdById,
    version: row.version,
  }),
  snapshot: presentFields,
  searchText: 'plain_text(reference)',
  searchedFields: ['reference'],
  fields: {
    partnerId: idField('partnerId'),
    receivedOn: dayField('receivedOn'),
    amountUSD: numberField('amountUSD'),
    method: textField('method'),
    reference: textField('reference'),
    status: textField('status'),
    createdAt: momentField('createdAt'),
  },
  defaultSort: ['createdAt', 'DESC'],
};

function presentFields(row: PaymentRow) {
  return {
    id: row.id,
    partnerId: row.partnerId,
    receivedOn: row.receivedOn,
    amount: Number(row.amount),
    currencyCode: row.currencyCode,
    amountUSD: Number(row.amountUSD),
    method: row.method,
    reference: row.reference,
    allocations: row.allocations.map(({ invoiceId, amountUSD }) => ({ invoiceId, amountUSD: Number(amountUSD) })),
    unallocatedUSD: Number(row.unallocatedUSD),
    refundedUSD: Number(row.refundedUSD),
    status: row.status,
    reversalNote: row.reversalNote,
  };
}

import type { contract, ReplyOf } from '@farwend/api-contract';
import { is } from '#src/kernel/actor.ts';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { dayField, idField, momentField, numberField, textField } from '#src/kernel/searchFields.ts';
import { RefundModel, type RefundRow } from './refund.model.ts';

type RefundView = ReplyOf<typeof contract.refunds.create>;

/** Refunds to partners, for administrators. */
export const refundEntity: Entity<RefundRow, RefundView> = {
  type: 'refund',
  model: RefundModel,
  policy: { visibleTo: (actor) => (is(actor, 'admin') ? {} : null), canChange: () => false },
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
    refundedOn: dayField('refundedOn'),
    amountUSD: numberField('amountUSD'),
    reference: textField('reference'),
    createdAt: momentField('createdAt'),
  },
  defaultSort: ['createdAt', 'DESC'],
};

function presentFields(row: RefundRow) {
  return {
    id: row.id,
    partnerId: row.partnerId,
    refundedOn: row.refundedOn,
    amountUSD: Number(row.amountUSD),
    reference: row.reference,
    sources: row.sources.map((source) => ({ ...source, amountUSD: Number(source.amountUSD) })),
  };
}

import type { contract, ReplyOf } from '@farwend/api-contract';
import { is } from '#src/kernel/actor.ts';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { dayField, idField, momentField, numberField, textField } from '#src/kernel/searchFields.ts';
import { InvoiceModel, type InvoiceRow } from './invoice.model.ts';

type InvoiceView = ReplyOf<typeof contract.invoices.read>;

/** Invoices and credit notes: administrators and care read all, agents those of their company. */
export const invoiceEntity: Entity<InvoiceRow, InvoiceView> = {
  type: 'invoice',
  model: InvoiceModel,
  policy: {
    visibleTo: (actor) => {
      if (is(actor, 'admin', 'care')) return {};
      return is(actor, 'agent') && actor.person?.partnerId ? { partnerId: actor.person.partnerId } : null;
    },
    canChange: (actor) => is(actor, 'admin'),
  },
  present: (row) => ({
    ...presentFields(row),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    createdById: row.createdById,
    version: row.version,
  }),
  snapshot: presentFields,
  searchText: 'plain_text(number)',
  searchedFields: ['number'],
  fields: {
    number: textField('number'),
    kind: textField('kind'),
    partnerId: idField('partnerId'),
    status: textField('status'),
    issuedOn: dayField('issuedOn'),
    dueOn: dayField('dueOn'),
    totalUSD: numberField('totalUSD'),
    openUSD: numberField('openUSD'),
    correctsInvoiceId: idField('correctsInvoiceId'),
    createdAt: momentField('createdAt'),
  },
  defaultSort: ['createdAt', 'DESC'],
};

function presentFields(row: InvoiceRow) {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    partnerId: row.partnerId,
    status: row.status,
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    billFrom: row.billFrom,
    billTo: row.billTo,
    lines: row.lines.map((line) => ({ ...line, amountUSD: Number(line.amountUSD) })),
    taxRatePct: Number(row.taxRatePct),
    totalUSD: Number(row.totalUSD),
    openUSD: Number(row.openUSD),
    correctsInvoiceId: row.correctsInvoiceId,
    reasonCode: row.reasonCode,
    note: row.note,
    documentId: row.documentId,
  };
}

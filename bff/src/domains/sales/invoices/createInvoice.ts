import type { BodyOf, contract } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { parseDecimal } from '#src/kernel/decimal.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { findVisibleOrNull } from '#src/records/records.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { moveSale } from '#src/domains/sales/salesRecordings/moveSale.ts';
import { salesRecordingEntity } from '#src/domains/sales/salesRecordings/salesRecording.entity.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import type { InvoiceRow } from './invoice.model.ts';
import { buildLine, checkInvoiceable } from './invoiceSale.ts';
import { issueInvoice } from './issueInvoice.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type Body = BodyOf<typeof contract.invoices.create>;

/** Issues one invoice for confirmed sales of a partner and moves them to INVOICED. */
export async function createInvoice({ partnerId, salesRecordingIds, taxRatePct }: Body, context: CallContext): Promise<InvoiceRow> {
  if (!(await findVisibleOrNull(partnerEntity, partnerId, context)))
    throw unknownReference('/partnerId', 'There is no partner with this id');
  const sales = new Map<string, SalesRecordingRow>();
  for (const id of salesRecordingIds.toSorted()) sales.set(id, await lockSale(id, salesRecordingIds.indexOf(id), partnerId, context));
  const rows = salesRecordingIds.flatMap((id) => sales.get(id) ?? []);
  const dueOn = rows.map((row) => row.dueOn).toSorted()[0] ?? '';
  const lines = rows.map(buildLine);
  const none = { correctsInvoiceId: null, reasonCode: null, note: null };
  const invoice = await issueInvoice({ kind: 'INVOICE', partnerId, dueOn, lines, taxRatePct: taxRatePct.toFixed(2), ...none }, context);
  for (const { id } of rows) await moveSale(id, { status: 'INVOICED', invoice }, context);
  return invoice;
}

async function lockSale(id: string, index: number, partnerId: string, context: CallContext): Promise<SalesRecordingRow> {
  const pointer = `/salesRecordingIds/${index}`;
  const row = await findVisibleOrNull(salesRecordingEntity, id, context);
  if (row?.partnerId !== partnerId) throw unknownReference(pointer, 'The partner has no sale with this id');
  if (row.status !== 'CONFIRMED')
    throw fieldFailure(pointer, 'notAllowed', `${row.reference} is ${row.status}: only CONFIRMED sales are invoiced`);
  if (parseDecimal(row.commissionUSD, 2) < 0n)
    throw fieldFailure(pointer, 'notAllowed', `${row.reference} takes back commission: it gets a credit note of its own`);
  checkInvoiceable(row);
  return row;
}

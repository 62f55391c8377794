import type { BodyOf, contract } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { today } from '#src/kernel/today.ts';
import { findForUpdate, withoutRowLock } from '#src/records/records.ts';
import { selectCredited } from './createCreditNote.sql.ts';
import { invoiceEntity } from './invoice.entity.ts';
import type { InvoiceRow } from './invoice.model.ts';
import { computeTax, sumLines } from './invoiceAmounts.ts';
import { issueInvoice, postInvoiced } from './issueInvoice.ts';
import { lockPartnerMoney } from './issueInvoice.sql.ts';

type Body = BodyOf<typeof contract.invoices.createCreditNote>;

/** Issues a credit note that an administrator writes for an invoice. */
export async function createCreditNote(id: string, { lines, reasonCode, note }: Body, context: CallContext): Promise<InvoiceRow> {
  const { partnerId } = await findForUpdate(invoiceEntity, id, withoutRowLock(context));
  await context.db.run(lockPartnerMoney, { partnerId });
  const invoice = await findForUpdate(invoiceEntity, id, context);
  if (invoice.kind !== 'INVOICE') {
    const message = `${invoice.number} is a credit note. Credit the invoice that it corrects.`;
    throw new Failure('transition.notAllowed', { message, allowedTransitions: [] });
  }
  const credited = lines.map(({ label, amountUSD }) => ({ salesRecordingId: null, label, amountUSD: `-${amountUSD.toFixed(2)}` }));
  await checkRemaining(invoice, -sumLines(credited), context);
  const { taxRatePct } = invoice;
  const facts = { kind: 'CREDIT_NOTE' as const, partnerId, dueOn: today(), lines: credited, taxRatePct, correctsInvoiceId: invoice.id };
  const creditNote = await issueInvoice({ ...facts, reasonCode, note }, context);
  await postInvoiced(creditNote, sumLines(credited), context);
  return creditNote;
}

/** Throws 422 if with this net amount, in cents, more would be credited than was invoiced. */
async function checkRemaining({ id, number, taxRatePct, totalUSD }: InvoiceRow, net: bigint, { db }: CallContext): Promise<void> {
  const row = await db.first(selectCredited, { invoiceId: id });
  const left = parseDecimal(totalUSD, 2) - parseDecimal(row?.creditedUSD ?? '0', 2);
  if (net + computeTax(net, taxRatePct) <= left) return;
  const message = `Of ${number} remain ${decimal(left > 0n ? left : 0n, 2)} US dollars to credit, with tax`;
  throw fieldFailure('/lines', 'tooBig', message, 'money.exceedsRemaining');
}

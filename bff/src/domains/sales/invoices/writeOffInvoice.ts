import type { BodyOf, contract } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { findForUpdate, withoutRowLock } from '#src/records/records.ts';
import { postEntry } from '#src/domains/sales/ledger/postEntry.ts';
import { changeOpenAmount } from './changeOpenAmount.ts';
import { invoiceEntity } from './invoice.entity.ts';
import type { InvoiceRow } from './invoice.model.ts';
import { lockPartnerMoney } from './issueInvoice.sql.ts';

type Body = BodyOf<typeof contract.invoices.writeOff>;

/** Writes off an amount that is open of an invoice, by default all of it: the partner owes that much less. */
export async function writeOffInvoice(id: string, { amountUSD, note }: Body, context: CallContext): Promise<InvoiceRow> {
  const { partnerId } = await findForUpdate(invoiceEntity, id, withoutRowLock(context));
  await context.db.run(lockPartnerMoney, { partnerId });
  const invoice = await findForUpdate(invoiceEntity, id, context);
  const { number, kind, openUSD } = invoice;
  if (kind !== 'INVOICE') throw refuse(`${number} is a credit note: Farwend owes it. Pay it back with POST /v3/refunds.`);
  const open = parseDecimal(openUSD, 2);
  if (open === 0n) throw refuse(`Nothing is open of ${number}, so there is nothing to write off.`);
  const amount = amountUSD === undefined ? open : parseDecimal(amountUSD.toFixed(2), 2);
  if (amount > open)
    throw fieldFailure('/amountUSD', 'tooBig', `Of ${number} only ${openUSD} US dollars are open`, 'money.exceedsRemaining');
  await postEntry({ kind: 'WRITE_OFF', receivableUSD: decimal(-amount, 2), partnerId, invoiceId: invoice.id, note }, context);
  return changeOpenAmount(invoice, -amount, 'WRITE_OFF', context, note);
}

function refuse(message: string): Failure {
  return new Failure('transition.notAllowed', { message, allowedTransitions: [] });
}

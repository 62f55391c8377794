import { BillingAddress, type InvoiceKind } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { decimal } from '#src/kernel/decimal.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { newId } from '#src/kernel/newId.ts';
import { today } from '#src/kernel/today.ts';
import { insertRecord, newRecord } from '#src/records/records.ts';
import { createInvoiceDocumentJob } from '#src/domains/sales/sales.jobs.ts';
import { postEntry } from '#src/domains/sales/ledger/postEntry.ts';
import { formatInvoiceNumber } from './formatInvoiceNumber.ts';
import { invoiceEntity } from './invoice.entity.ts';
import type { InvoiceRow } from './invoice.model.ts';
import { computeTax, describeOpen, sumLines } from './invoiceAmounts.ts';
import { offsetCredits } from './offsetCredits.ts';
import { incrementCreditNoteNumber, incrementInvoiceNumber, lockPartnerMoney, selectBillingParties } from './issueInvoice.sql.ts';

type Facts = Pick<InvoiceRow, 'kind' | 'partnerId' | 'dueOn' | 'lines' | 'taxRatePct' | 'correctsInvoiceId' | 'reasonCode' | 'note'>;

/**
 * Issues an invoice or credit note in the caller's transaction. Its number comes last: a rollback returns it, and two at once wait for each
 * other only from there on. Open credit notes are set against open invoices. The ledger gets its tax here, its lines where they come from. A job makes the PDF and mails it.
 */
export async function issueInvoice(facts: Facts, context: CallContext): Promise<InvoiceRow> {
  await context.db.run(lockPartnerMoney, { partnerId: facts.partnerId });
  const parties = await loadBillingParties(facts.partnerId, context);
  const net = sumLines(facts.lines);
  const tax = computeTax(net, facts.taxRatePct);
  const totalUSD = decimal(net + tax, 2);
  const issuedOn = today();
  const number = await takeInvoiceNumber(facts.kind, Number(issuedOn.slice(0, 4)), context);
  const amounts = { totalUSD, ...describeOpen(net + tax, totalUSD) };
  const invoice = await insertRecord(
    invoiceEntity,
    { ...newRecord(newId(), context), ...facts, ...parties, ...amounts, number, issuedOn, documentId: null },
    context,
  );
  if (tax !== 0n) await postInvoiced(invoice, tax, context);
  const isMailed = !context.sendsNoMail;
  await context.queue.enqueue(createInvoiceDocumentJob, { invoiceId: invoice.id, isMailed }, { db: context.db });
  return offsetCredits(invoice, context);
}

/** Adds to the ledger what of an invoice is of no sale, in cents. */
export async function postInvoiced({ id, partnerId }: InvoiceRow, amount: bigint, context: CallContext): Promise<void> {
  await postEntry({ kind: 'INVOICED', receivableUSD: decimal(amount, 2), partnerId, invoiceId: id }, context);
}

async function loadBillingParties(partnerId: string, { db }: CallContext): Promise<Pick<InvoiceRow, 'billFrom' | 'billTo'>> {
  const parties = await db.first(selectBillingParties, { partnerId });
  const billTo = BillingAddress.safeParse(parties?.billTo);
  const billFrom = BillingAddress.safeParse(parties?.billFrom);
  if (!billTo.success) {
    const message = `${parties?.name ?? 'The partner'} has no billing address. Enter it with PUT /v3/partners/${partnerId}/billing_address, then issue the invoice.`;
    throw fieldFailure('/partnerId', 'required', message);
  }
  if (!billFrom.success) {
    throw fieldFailure('/billFrom', 'required', 'Enter our own address as billFrom of the site settings, then issue the invoice.');
  }
  return { billTo: billTo.data, billFrom: billFrom.data };
}

/** Takes the next number of a year, such as FW-2026-000042. */
async function takeInvoiceNumber(kind: InvoiceKind, year: number, { db }: CallContext): Promise<string> {
  const row = await db.first(kind === 'INVOICE' ? incrementInvoiceNumber : incrementCreditNoteNumber, { year });
  return formatInvoiceNumber(kind, year, row?.last ?? 1);
}

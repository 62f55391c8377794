import type { CallContext } from '#src/kernel/context.ts';
import type { SalesRecordingStatus } from '@farwend/api-contract';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { formatDollars } from '#src/domains/sales/mails/formatDollars.ts';
import { InvoiceModel } from '#src/domains/sales/invoices/invoice.model.ts';
import { notifyCreditNote } from '#src/domains/sales/mails/notifyCreditNote.ts';
import { isRefund } from './salesAmounts.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { selectAgent } from './notifyAgent.sql.ts';

/**
 * Pushes a changed sale to the company, and emails the agent if it was queried, confirmed or invoiced, not when a dispute ends. Of a credit note the
 * partner hears instead.
 */
export async function notifyAgent(row: SalesRecordingRow, before: SalesRecordingStatus, context: CallContext): Promise<void> {
  await pushEvent(`private-partner-${row.partnerId}`, 'salesRecordingChanged', { salesRecordingId: row.id }, context);
  if (row.status !== 'QUERIED' && row.status !== 'CONFIRMED' && row.status !== 'INVOICED') return;
  if (before === 'DISPUTED') return;
  if (row.status === 'INVOICED' && isRefund(row.type)) return notifyOfCreditNote(row, context);
  const agent = await context.db.first(selectAgent, { agentId: row.agentId });
  if (!agent) return;
  const mail = {
    to: agent.email,
    personId: row.agentId,
    related: { type: 'salesRecording', id: row.id },
    singletonKey: `sale ${row.id} ${row.version}`,
  };
  const { portalUrls } = context.settings;
  const data = { givenName: agent.given_name, partnerName: agent.partner_name, salesReference: row.reference, salesUrl: portalUrls.agent };
  const money = { commissionUSD: formatDollars(row.commissionUSD), dueOn: row.dueOn };
  if (row.status === 'QUERIED') await sendTemplate('sales-queried', { ...mail, data: { ...data, question: row.statusNote } }, context);
  if (row.status === 'CONFIRMED')
    await sendTemplate('sales-confirmed', { ...mail, data: { ...data, ...money, grossUSD: formatDollars(row.grossUSD) } }, context);
  if (row.status === 'INVOICED')
    await sendTemplate('commission-due', { ...mail, data: { ...data, ...money, invoiceNumber: row.invoiceNumber } }, context);
}

async function notifyOfCreditNote({ invoiceId }: SalesRecordingRow, context: CallContext): Promise<void> {
  const creditNote = invoiceId === null ? undefined : await context.db.byId(InvoiceModel, invoiceId);
  if (creditNote) await notifyCreditNote(creditNote, context);
}

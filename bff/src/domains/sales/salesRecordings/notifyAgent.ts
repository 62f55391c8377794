import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { formatDollars } from '#src/domains/sales/mails/formatDollars.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { selectAgent } from './notifyAgent.sql.ts';

/**
 * Pushes a changed sale to the company, and emails the agent if it was queried or confirmed. Of invoices and credit notes the partner hears with
 * their PDF.
 */
export async function notifyAgent(row: SalesRecordingRow, context: CallContext): Promise<void> {
  await pushEvent(`private-partner-${row.partnerId}`, 'salesRecordingChanged', { salesRecordingId: row.id }, context);
  if (row.status !== 'QUERIED' && row.status !== 'CONFIRMED') return;
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
}

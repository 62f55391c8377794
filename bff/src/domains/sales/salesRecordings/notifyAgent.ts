import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import { pushEvent } from '#src/push/pushEvent.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';

/** Tells the agent of a sale what became of it, by mail where they must know, and its company's open windows. */
export async function tellAgent(row: SalesRecordingRow, context: CallContext): Promise<void> {
  await pushEvent(`private-partner-${row.partnerId}`, 'salesRecordingChanged', { salesRecordingId: row.id }, context);
  if (row.status !== 'QUERIED' && row.status !== 'CONFIRMED' && row.status !== 'INVOICED') return;
  const [agent] = await preparedQuery<AgentRow>(context.sequelize, 'sale.agent', selectAgent, [row.agentId], context.transaction);
  if (!agent) return;
  const mail = {
    to: agent.email,
    personId: row.agentId,
    related: { type: 'salesRecording', id: row.id },
    singletonKey: `sale ${row.id} ${row.version}`,
  };
  const { portalUrls } = context.settings;
  const data = { givenName: agent.given_name, partnerName: agent.partner_name, salesReference: row.reference, salesUrl: portalUrls.agent };
  const money = { commissionUSD: dollars(row.commissionUSD), dueOn: row.dueOn };
  if (row.status === 'QUERIED') await sendTemplate('sales-queried', { ...mail, data: { ...data, question: row.statusNote } }, context);
  if (row.status === 'CONFIRMED')
    await sendTemplate('sales-confirmed', { ...mail, data: { ...data, ...money, grossUSD: dollars(row.grossUSD) } }, context);
  if (row.status === 'INVOICED')
    await sendTemplate('commission-due', { ...mail, data: { ...data, ...money, invoiceNumber: row.invoiceNumber } }, context);
}

interface AgentRow {
  email: string;
  given_name: string;
  partner_name: string;
}

const selectAgent = `
  SELECT a.email, a.given_name, p.display_name AS partner_name FROM agents a JOIN partners p ON p.id = a.partner_id WHERE a.id = $1`;

/** With its cents: a mail about money rounds nothing. */
function dollars(amount: string): string {
  return Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

import { noticesOf, type SaleMail, salesRecordingNotices, type SalesRecordingStatus } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { moverOf } from '#src/kernel/moverOf.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { formatDollars } from '#src/domains/sales/mails/formatDollars.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { selectAgent } from './notifyAgent.sql.ts';

/** Pushes a moved sale to the company, and emails the agent. Of invoices and credit notes the partner hears with their PDF. */
export async function notifyAgent(row: SalesRecordingRow, from: SalesRecordingStatus, context: CallContext): Promise<void> {
  await pushEvent(`private-partner-${row.partnerId}`, 'salesRecordingChanged', { salesRecordingId: row.id }, context);
  const move = { from, to: row.status, by: moverOf(context.actor), reasonCode: row.statusReasonCode };
  for (const { agents } of noticesOf(salesRecordingNotices, move)) if (agents) await mailAgent(agents, row, context);
}

async function mailAgent(key: SaleMail, row: SalesRecordingRow, context: CallContext): Promise<void> {
  const agent = await context.db.first(selectAgent, { agentId: row.agentId });
  if (!agent) return;
  const mail = {
    to: agent.email,
    personId: row.agentId,
    related: { type: 'salesRecording', id: row.id },
    singletonKey: `sale ${row.id} ${row.version}`,
  };
  const salesUrl = context.settings.portalUrls.agent;
  const data = { givenName: agent.given_name, partnerName: agent.partner_name, salesReference: row.reference, salesUrl };
  switch (key) {
    case 'sales-queried':
      return sendTemplate(key, { ...mail, data: { ...data, question: row.statusNote } }, context);
    case 'sales-confirmed': {
      const money = { commissionUSD: formatDollars(row.commissionUSD), dueOn: row.dueOn, grossUSD: formatDollars(row.grossUSD) };
      return sendTemplate(key, { ...mail, data: { ...data, ...money } }, context);
    }
    case 'sales-dispute': {
      const isSettled = row.status !== 'DISPUTED';
      return sendTemplate(key, { ...mail, data: { ...data, isSettled, ...(isSettled ? {} : { dispute: row.disputeReason }) } }, context);
    }
  }
}

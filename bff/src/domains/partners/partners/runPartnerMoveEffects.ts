import { noticesOf, partnerNotices, type PartnerStatus } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { moverOf } from '#src/kernel/moverOf.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { partnerStatusChanged } from './partner.events.ts';
import type { PartnerRow } from './partner.model.ts';
import { mailAllAgents, mailPartner } from './partnerMails.ts';

/** Side effects of a transition: mails the company, emits the event, refreshes open pages of the company. */
export async function runPartnerMoveEffects(from: PartnerStatus, row: PartnerRow, context: CallContext): Promise<void> {
  const move = { from, to: row.status, by: moverOf(context.actor), reasonCode: row.statusReasonCode };
  for (const { partner, agents } of noticesOf(partnerNotices, move)) {
    if (partner) await mailPartner(partner, row, context);
    if (agents) await mailAllAgents(agents, row, context);
  }
  await context.events.emit(partnerStatusChanged, { from, partner: row }, context);
  await pushEvent(`private-partner-${row.id}`, 'partnerStatusChanged', { partnerId: row.id }, context);
}

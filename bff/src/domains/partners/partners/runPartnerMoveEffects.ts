import type { PartnerStatus } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { partnerStatusChanged } from './partner.events.ts';
import type { PartnerRow } from './partner.model.ts';

/** Side effects of a transition: mails the company, emits the event, refreshes open pages of the company. */
export async function runPartnerMoveEffects(from: PartnerStatus, row: PartnerRow, context: CallContext): Promise<void> {
  const mail = { to: row.email, related: { type: 'PARTNER', id: row.id } };
  const data = { givenName: row.displayName, partnerName: row.displayName };
  if (row.status === 'ONBOARDING') await sendTemplate('partner-approved', { ...mail, data }, context);
  if (row.status === 'REJECTED') {
    const reason = row.statusReasonCode === null ? undefined : rejectionReasons[row.statusReasonCode];
    await sendTemplate('partner-declined', { ...mail, data: { ...data, ...(reason ? { reason } : {}) } }, context);
  }
  await context.events.emit(partnerStatusChanged, { from, partner: row }, context);
  await pushEvent(`private-partner-${row.id}`, 'partnerStatusChanged', { partnerId: row.id }, context);
}

/** Reason codes as worded in the mail. */
const rejectionReasons: Partial<Record<string, string>> = {
  LICENCE: 'the licence we need was missing',
  INSURANCE: 'the insurance we need was missing',
  REFERENCES: 'the references did not reach us',
  NO_NEED: 'we have enough companies there for the travelers who ask',
  NO_ANSWER: 'our questions were not answered',
};

import { changeRequestNotices, type ChangeRequestStatus, type Move, noticesOf } from '@farwend/api-contract';
import { selectLeadsOfPartner } from '#src/domains/partners/partners/partnerMails.sql.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { ChangeRequestRow } from './changeRequest.model.ts';

/** Emails the lead agents of a company how its change request was decided. */
export async function notifyChangeRequestMoved(
  row: ChangeRequestRow,
  move: Move<ChangeRequestStatus>,
  context: CallContext,
): Promise<void> {
  const keys = noticesOf(changeRequestNotices, move).flatMap(({ agents = [] }) => agents);
  if (keys.length === 0) return;
  for (const { id, email, givenName, partnerName } of await context.db.run(selectLeadsOfPartner, { partnerId: row.partnerId })) {
    const data = {
      givenName,
      partnerName,
      subject: row.entityType === 'PARTNER' ? 'the profile' : 'the company page',
      isConfirmed: row.status === 'CONFIRMED',
      reason: row.declinedReason,
      portalUrl: context.settings.portalUrls.agent,
    };
    const mail = { to: email, personId: id, related: { type: 'changeRequest', id: row.id }, data };
    for (const key of keys) await sendTemplate(key, mail, context);
  }
}

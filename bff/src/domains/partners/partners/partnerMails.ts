import type { PartnerAgentsMail, PartnerMail } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { PartnerRow } from './partner.model.ts';
import { selectAgentsOfPartner } from './partnerMails.sql.ts';
import { endWords, rejectionWords } from './partnerReasons.data.ts';

/** Mails the address of a partner. */
export function mailPartner(key: PartnerMail, row: PartnerRow, context: CallContext): Promise<void> {
  const mail = { to: row.email, related: { type: 'PARTNER', id: row.id } };
  const names = { givenName: row.displayName, partnerName: row.displayName };
  const portalUrl = context.settings.portalUrls.agent;
  switch (key) {
    case 'partner-applied':
    case 'partner-vetting':
      return sendTemplate(key, { ...mail, data: names }, context);
    case 'partner-declined':
      return sendTemplate(key, { ...mail, data: { ...names, reason: rejectionWords[row.statusReasonCode ?? ''] ?? null } }, context);
    case 'partner-paused':
      return sendTemplate(key, { ...mail, data: { ...names, pausedUntil: row.pausedUntil, portalUrl } }, context);
    default:
      return sendTemplate(key, { ...mail, data: { ...names, portalUrl } }, context);
  }
}

/** Mails all agents of a partner that have an account. */
export async function mailAllAgents(key: PartnerAgentsMail, row: PartnerRow, context: CallContext): Promise<void> {
  for (const { id, email, givenName } of await context.db.run(selectAgentsOfPartner, { partnerId: row.id })) {
    const data = { givenName, partnerName: row.displayName, reason: endWords[row.statusReasonCode ?? ''] ?? null };
    await sendTemplate(key, { to: email, personId: id, related: { type: 'PARTNER', id: row.id }, data }, context);
  }
}

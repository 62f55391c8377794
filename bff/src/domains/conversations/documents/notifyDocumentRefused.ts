import { selectLeadsOfPartner } from '#src/domains/partners/partners/partnerMails.sql.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { DocumentRow } from './document.model.ts';

/** Emails the lead agents of a company why our team refused one of its documents, unless only our team reads it. */
export async function notifyDocumentRefused(row: DocumentRow, reason: string, context: CallContext): Promise<void> {
  if (row.visibility === 'STAFF') return;
  for (const { type, id: partnerId } of row.links) {
    if (type !== 'PARTNER') continue;
    for (const { id, email, givenName, partnerName } of await context.db.run(selectLeadsOfPartner, { partnerId })) {
      const data = {
        givenName,
        partnerName,
        documentName: row.name,
        reason,
        portalUrl: context.settings.portalUrls.agent,
      };
      const mail = {
        to: email,
        personId: id,
        related: { type: 'document', id: row.id },
        data,
        singletonKey: `${row.id} ${row.version} ${id}`,
      };
      await sendTemplate('partner-document-refused', mail, context);
    }
  }
}

import type { CallContext, Services } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { type ExpiringDocument, selectExpiringDocuments } from './remindOfExpiringDocuments.sql.ts';

const nouns = { INSURANCE: 'insurance', LICENCE: 'licence', CONTRACT: 'contract' } as const;

/** Mails the lead agents of a partner 60, 30 and 7 days before one of its documents ends, each of them once. Idempotent. */
export function remindOfExpiringDocuments(services: Services) {
  return async (_data: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const expiring = await services.db.run(selectExpiringDocuments, {});
    throwIfFailed(await runForEach(expiring, signal, (row) => runAsSystem(services, jobId, (context) => remind(row, context))));
  };
}

async function remind(row: ExpiringDocument, context: CallContext): Promise<void> {
  const { id, name, category, validUntil, daysLeft, partnerId, partnerName, agentId, email, givenName, notice } = row;
  const portalUrl = context.settings.portalUrls.agent;
  const mail = {
    to: email,
    personId: agentId,
    related: { type: 'PARTNER', id: partnerId },
    data: { givenName, partnerName, documentName: name, documentKind: nouns[category], daysLeft, expiresOn: validUntil, portalUrl },
    singletonKey: `${id} ${agentId} ${validUntil} ${notice}`,
  };
  await sendTemplate('partner-document-expiring', mail, context);
}

import type { RetentionKey } from '@farwend/api-contract';
import { erasePerson } from '#src/domains/privacy/erasure/erasePerson.ts';
import { eraseRecords } from '#src/domains/privacy/erasure/eraseRecords.ts';
import { listEmails } from '#src/domains/privacy/erasure/loadSubject.ts';
import { loadContact } from '#src/domains/privacy/erasure/loadContact.ts';
import { loadTrip } from '#src/domains/privacy/erasure/loadTrip.ts';
import { buildNamePatterns } from '#src/domains/privacy/erasure/namePatterns.ts';
import { noRecords } from '#src/domains/privacy/erasure/parameters.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { selectApplicantIdentities, selectApplicants } from './dueRecords.sql.ts';

/** How the records of a policy are made anonymous: so many in a transaction, by the same statements as when a person is forgotten. */
interface Eraser {
  portion: number;
  erase(ids: readonly string[], context: CallContext): Promise<void>;
}

export const erasers: Record<RetentionKey, Eraser> = {
  TRIP_REQUESTS: oneByOne(async (tripRequestId, context) => {
    await eraseRecords(await loadTrip({ tripRequestId }, context), context);
    await recordAudit('ERASED', 'tripRequest', tripRequestId, {}, context);
  }),
  CONVERSATIONS: oneByOne(async (conversationId, context) => {
    await eraseRecords(await loadTrip({ conversationId }, context), context);
    await recordAudit('ERASED', 'conversation', conversationId, {}, context);
  }),
  TRAVELERS: oneByOne(async (travelerId, context) => {
    await erasePerson({ travelerId }, { keepReviews: true }, context);
  }),
  APPLICANTS: oneByOne(async (partnerId, context) => {
    const partnerIds = [partnerId];
    const identities = (await context.db.run(selectApplicantIdentities, { partnerIds })).map((one) => ({ ...one, phone: null }));
    const belongings = await context.db.first(selectApplicants, { partnerIds });
    const named = { ...buildNamePatterns(identities), recipients: listEmails(identities) };
    await eraseRecords({ ...noRecords, ...belongings, ...named, partnerIds }, context);
    await recordAudit('ERASED', 'partner', partnerId, {}, context);
  }),
  CONTACT_REQUESTS: oneByOne(async (contactRequestId, context) => {
    await eraseRecords(await loadContact(contactRequestId, context), context);
  }),
  EMAILS: { portion: 500, erase: async (ids, context) => void (await eraseRecords({ ...noRecords, mailIds: ids }, context)) },
  INBOUND_EMAILS: {
    portion: 500,
    erase: async (ids, context) => void (await eraseRecords({ ...noRecords, inboundEmailIds: ids }, context)),
  },
  PARTNER_DOCUMENTS: oneByOne(async (documentId, context) => {
    await eraseRecords({ ...noRecords, documentIds: [documentId] }, context);
    await recordAudit('ERASED', 'document', documentId, {}, context);
  }),
};

/** For records of which each has names of its own to take out. */
function oneByOne(erase: (id: string, context: CallContext) => Promise<void>): Eraser {
  return {
    portion: 1,
    erase: async (ids, context) => {
      for (const id of ids) await erase(id, context);
    },
  };
}

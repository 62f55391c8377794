import type { CallContext } from '#src/kernel/context.ts';
import { listEmails, withoutErased } from './loadSubject.ts';
import { buildNamePatterns } from './namePatterns.ts';
import { type ErasureParameters, noRecords } from './parameters.ts';
import { selectBelongings, selectIdentities, selectParty } from './subject.sql.ts';

/**
 * Finds what belongs to a closed trip request with its matches and conversations, or to a conversation of its own. Accounts, profiles and
 * reviews of its travelers, and their other trips, are none of it.
 */
export async function loadTrip(
  { tripRequestId, conversationId }: { tripRequestId?: string; conversationId?: string },
  { db }: CallContext,
): Promise<ErasureParameters> {
  const closedRequestIds = tripRequestId === undefined ? [] : [tripRequestId];
  const closedConversationIds = conversationId === undefined ? [] : [conversationId];
  const party = await db.first(selectParty, { closedRequestIds, closedConversationIds });
  const identities = (await db.run(selectIdentities, party ?? { travelerIds: [], emails: [] })).map(withoutErased);
  const belongings = await db.first(selectBelongings, { travelerIds: [], emails: [], closedRequestIds, closedConversationIds });
  return { ...noRecords, ...belongings, ...buildNamePatterns(identities), recipients: listEmails(identities) };
}

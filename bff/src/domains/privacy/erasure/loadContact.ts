import type { CallContext } from '#src/kernel/context.ts';
import { listEmails, withoutErased } from './loadSubject.ts';
import { buildNamePatterns } from './namePatterns.ts';
import { type ErasureParameters, noRecords } from './parameters.ts';
import { selectContacts, selectIdentities } from './subject.sql.ts';

/** Finds what belongs to a contact request: its conversation and its mails. Other messages of the asker are none of it. */
export async function loadContact(contactRequestId: string, { db }: CallContext): Promise<ErasureParameters> {
  const contactRequestIds = [contactRequestId];
  const found = await db.first(selectContacts, { contactRequestIds });
  if (!found) throw new Error('What belongs to a contact request is one row.');
  const { emails, ...belongings } = found;
  const identities = (await db.run(selectIdentities, { travelerIds: [], emails })).map(withoutErased);
  return { ...noRecords, ...belongings, ...buildNamePatterns(identities), contactRequestIds, recipients: listEmails(identities) };
}

import type { ConversationRow, ParticipantRow } from '#src/domains/conversations/conversations/conversation.model.ts';
import { createReceivedDocument } from '#src/domains/conversations/documents/createReceivedDocument.ts';
import type { DocumentLink, DocumentVisibility } from '#src/domains/conversations/documents/document.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ReceivedEmail } from '#src/platform/mail/received/parseReceivedEmail.ts';

const MAX_FILES = 10;

/** To what the files of an email belong, and who may read them. */
export interface FileAudience {
  ownerPersonId: string | null;
  links: DocumentLink[];
  visibility: DocumentVisibility;
}

/** The files that became documents, and the names of those that did not. */
export interface StoredFiles {
  documentIds: string[];
  leftOut: string[];
}

/** Stores the files of an email as documents, which are scanned like uploads: at most ten, of the types that can be uploaded. */
export async function storeReceivedFiles(
  { files, messageId }: Pick<ReceivedEmail, 'files' | 'messageId'>,
  audience: FileAudience,
  context: CallContext,
): Promise<StoredFiles> {
  const documentIds: string[] = [];
  const leftOut = files.slice(MAX_FILES).map(({ fileName }) => fileName);
  for (const [index, file] of files.slice(0, MAX_FILES).entries()) {
    const document = await createReceivedDocument(`${messageId} ${index}`, file, audience, context);
    if (document) documentIds.push(document.id);
    else leftOut.push(file.fileName);
  }
  return { documentIds, leftOut };
}

/** Those who read the conversation of a match, a trip or a company read its files; files of guests are for our team and a company that has joined. */
export function findAudience(
  { tripMatchId, tripRequestId, partnerId, participants }: ConversationRow,
  { personId, personType }: Pick<ParticipantRow, 'personId' | 'personType'>,
): FileAudience {
  const ownerPersonId = personType === 'guest' ? null : personId;
  if (tripMatchId !== null) return { ownerPersonId, links: [{ type: 'TRIP_MATCH', id: tripMatchId }], visibility: 'MATCH' };
  if (tripRequestId !== null) return { ownerPersonId, links: [{ type: 'TRIP_REQUEST', id: tripRequestId }], visibility: 'OWNER_AND_STAFF' };
  if (personType === 'traveler') return { ownerPersonId, links: [{ type: 'TRAVELER', id: personId }], visibility: 'OWNER_AND_STAFF' };
  const hasCompany = participants.some((one) => one.personType === 'agent' && one.leftAt === null);
  if (partnerId !== null && hasCompany)
    return { ownerPersonId, links: [{ type: 'PARTNER', id: partnerId }], visibility: 'PARTNER_AND_STAFF' };
  return { ownerPersonId, links: [], visibility: 'STAFF' };
}

/** What is noted of files that were left out; null: nothing was. */
export function describeLeftOut(leftOut: readonly string[]): string | null {
  return leftOut.length === 0
    ? null
    : `Left out, because they are too many, too large or of another type: ${leftOut.join(', ')}`.slice(0, 500);
}

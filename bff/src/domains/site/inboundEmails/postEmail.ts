import { personOf, withWriteAccess } from '#src/domains/accounts/users/person.ts';
import { conversationEntity } from '#src/domains/conversations/conversations/conversation.entity.ts';
import type { ConversationRow, ParticipantRow } from '#src/domains/conversations/conversations/conversation.model.ts';
import { findConversationToWrite } from '#src/domains/conversations/conversations/findConversation.ts';
import type { MessageRow } from '#src/domains/conversations/messages/message.model.ts';
import { postMessage, reopenIfClosed } from '#src/domains/conversations/messages/writeMessage.ts';
import { createActor } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { ReceivedEmail } from '#src/platform/mail/received/parseReceivedEmail.ts';
import { findVisible } from '#src/records/records.ts';
import type { MailParticipant } from './matchEmail.sql.ts';
import { insertReceivedInThread, selectAccountOfPerson } from './postEmail.sql.ts';
import { describeLeftOut, findAudience, storeReceivedFiles } from './storeReceivedFiles.ts';

type Content = Pick<ReceivedEmail, 'messageId' | 'text' | 'files'>;
type Author = Pick<ParticipantRow, 'personId' | 'personType'>;

/** A message that an email has become. */
export interface PostedEmail {
  message: MessageRow;
  /** What was left out of it; null: nothing. */
  note: string | null;
}

/**
 * Posts an email as a message of the participant who sent it, with the rights they have when they sign in. Throws the failures of writing a
 * message.
 */
export async function postEmail(email: Content, author: MailParticipant, context: CallContext): Promise<PostedEmail> {
  const asAuthor = await actAs(author, context);
  const { conversationId } = author;
  const conversation = asAuthor.actor.person
    ? (await findConversationToWrite(conversationId, asAuthor)).row
    : await findVisible(conversationEntity, conversationId, asAuthor);
  return postInConversation(email, conversation, author, asAuthor);
}

/** Posts an email as a message of a participant, unless the conversation is locked. */
export async function postInConversation(
  email: Content,
  conversation: ConversationRow,
  author: Author,
  context: CallContext,
): Promise<PostedEmail> {
  if (conversation.status === 'LOCKED')
    throw new Failure('resource.locked', { message: 'This conversation is locked. An administrator can unlock it.' });
  const opened = await reopenIfClosed(conversation, context);
  const { documentIds, leftOut } = await storeReceivedFiles(email, findAudience(opened, author), context);
  const kind = email.text === '' && documentIds.length > 0 ? 'DOCUMENT' : 'TEXT';
  const message = await postMessage(opened, author, { kind, body: email.text, documentIds }, context);
  await context.db.run(insertReceivedInThread, { messageId: email.messageId, conversationId: opened.id, personId: author.personId });
  return { message, note: describeLeftOut(leftOut) };
}

/** The context of somebody with an account; travelers and guests without one write through the system. */
async function actAs({ personId, personType }: Author, context: CallContext): Promise<CallContext> {
  const account = personType === 'guest' ? undefined : await context.db.first(selectAccountOfPerson, { personId, personType });
  if (!account && (personType === 'guest' || personType === 'traveler')) return context;
  if (!account || account.status === 'DISABLED')
    throw new Failure('auth.forbidden', { message: 'The sender has no account that is open.' });
  const { sessionHandle, tokenId, deviceId, ipHash } = context.actor;
  return { ...context, actor: createActor(withWriteAccess(personOf(account)), { via: 'none', sessionHandle, tokenId, deviceId, ipHash }) };
}

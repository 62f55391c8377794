import type { BodyOf, contract } from '@farwend/api-contract';
import { conversationEntity } from '#src/domains/conversations/conversations/conversation.entity.ts';
import type { ConversationRow, ParticipantRow } from '#src/domains/conversations/conversations/conversation.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { createFileStore } from '#src/platform/files/fileStore.ts';
import { parseReceivedEmail, type ReceivedFile } from '#src/platform/mail/received/parseReceivedEmail.ts';
import { findForUpdate, findVisibleOrNull, saveChange } from '#src/records/records.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { inboundEmailEntity as entity } from './inboundEmail.entity.ts';
import type { InboundEmailRow } from './inboundEmail.model.ts';
import { postInConversation } from './postEmail.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type Change = BodyOf<typeof contract.inboundEmails.update>;

/** PUT of an unmatched email: makes it a message of the conversation that our team has found for it. */
export async function attachEmail(id: string, body: Change, context: CallContext): Promise<InboundEmailRow> {
  const row = await findForUpdate(entity, id, context, body.version);
  const { conversationId } = body;
  if (conversationId === undefined || conversationId === row.conversationId) return row;
  if (row.status !== 'UNMATCHED' || conversationId === null)
    throw new Failure('transition.notAllowed', {
      message: 'Only an unmatched email can be attached to a conversation.',
      allowedTransitions: [],
    });
  const conversation = await findVisibleOrNull(conversationEntity, conversationId, context);
  if (!conversation) throw unknownReference('/conversationId', 'There is no conversation with this id');
  const author = findAuthor(conversation, row.fromAddress);
  if (!author) throw fieldFailure('/conversationId', 'notAllowed', 'Neither a traveler nor a guest takes part in this conversation');
  const content = { messageId: row.messageId, text: row.body, files: await readFiles(row, context) };
  const { message, note } = await postInConversation(content, conversation, author, withSystemActor(context));
  const values = { status: 'MATCHED' as const, conversationId, postedMessageId: message.id, reason: note };
  return saveChange(entity, row, { values, note: body.changeNote, action: 'UNMATCHED → MATCHED' }, context);
}

/** The guest with the sender's address, otherwise the guest or traveler who owns the conversation, otherwise the first one. */
function findAuthor({ participants }: ConversationRow, address: string): ParticipantRow | undefined {
  const people = participants.filter(({ personType, leftAt }) => leftAt === null && (personType === 'guest' || personType === 'traveler'));
  return people.find(({ email }) => email === address) ?? people.find(({ role }) => role === 'OWNER') ?? people[0];
}

/** Its files; none once the email as it was received is gone. */
async function readFiles({ storageKey }: InboundEmailRow, { settings }: CallContext): Promise<ReceivedFile[]> {
  const store = createFileStore(settings, 'received-mail');
  if (storageKey === null || (await store.size(storageKey)) === null) return [];
  return (await parseReceivedEmail(await store.read(storageKey), settings.inboundAuthservId)).files;
}

import { insertModels, insertRows } from '#src/db/bulkInsert.ts';
import { conversationEntity } from '#src/domains/conversations/conversations/conversation.entity.ts';
import { ConversationModel } from '#src/domains/conversations/conversations/conversation.model.ts';
import { formatSnippet } from '#src/domains/conversations/messages/insertMessage.ts';
import { messageEntity } from '#src/domains/conversations/messages/message.entity.ts';
import { MessageModel } from '#src/domains/conversations/messages/message.model.ts';
import { selectAccounts } from './careConversations.sql.ts';
import { careConversations } from './data/careConversations.data.ts';
import { buildConversationRow, buildMessageRow } from './conversationRows.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import type { SeedContext } from './seedContext.ts';

const HOUR = 3_600_000;

/** Conversations of travelers and companies with the care team. */
export async function seedCareConversations(context: SeedContext): Promise<void> {
  const people = await context.db.run(selectAccounts, {});
  const find = (mailbox: string) => people.find(({ email }) => email === `${mailbox}@example.com`);
  const care = find('care');
  const talks = careConversations.flatMap((talk) => {
    const me = find(talk.mailbox);
    if (!me || !care) return [];
    const id = demoId('conversation', talk.title);
    const messages = talk.lines.map(([by, body], index) => {
      const { person_id, person_type } = by === 'me' ? me : care;
      return buildMessageRow(
        id,
        index,
        body,
        { id: person_id, type: person_type },
        context.time.ago(0, talk.hoursAgo + (talk.lines.length - 1 - index) * 5),
      );
    });
    const last = messages.at(-1);
    const lastAt = last?.sentAt ?? context.time.now;
    const isAsked = last?.authorId === me.person_id;
    const row = {
      ...buildConversationRow(id, messages[0]?.sentAt ?? lastAt),
      subjectType: talk.subjectType,
      partnerId: talk.subjectType === 'PARTNER' ? me.partner_id : null,
      title: talk.title,
      assignedToId: care.person_id,
      lastMessageAt: lastAt,
      lastMessageSnippet: last ? formatSnippet(last) : null,
      lastAuthorType: last?.authorType ?? null,
      awaitingReplyFrom: isAsked ? ('CARE' as const) : talk.subjectType === 'PARTNER' ? ('AGENT' as const) : ('TRAVELER' as const),
      slaDueAt: isAsked || talk.subjectType === 'PARTNER' ? new Date(lastAt.getTime() + (isAsked ? 24 : 72) * HOUR) : null,
      messageCount: messages.length,
    };
    const participants = [me, care].map((person) => ({
      conversation_id: id,
      person_id: person.person_id,
      person_type: person.person_type,
      role: person === me ? 'OWNER' : 'MEMBER',
      joined_at: row.createdAt,
      unread_count: last?.authorId === person.person_id ? 0 : 1,
    }));
    return [{ row, messages, participants }];
  });
  const rows = talks.map(({ row }) => row);
  const messages = talks.flatMap((talk) => talk.messages);
  await insertModels(context.db, ConversationModel, rows);
  await insertRows(
    context.db,
    'conversation_participants',
    talks.flatMap(({ participants }) => participants),
  );
  await insertModels(context.db, MessageModel, messages);
  await insertFirstVersions(context.db, conversationEntity, rows);
  await insertFirstVersions(context.db, messageEntity, messages);
}

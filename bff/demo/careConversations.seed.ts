import type { PersonType } from '@farwend/api-contract';
import { conversationEntity } from '#src/entities/conversations/conversation.entity.ts';
import { snippetOf } from '#src/entities/conversations/keepMessage.ts';
import { messageEntity } from '#src/entities/conversations/message.entity.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { careTalks } from './data/careTalks.data.ts';
import { demoConversation, demoMessage } from './conversationRows.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions, insertModels, insertRows } from './insertRows.ts';
import type { SeedContext } from './seedContext.ts';

const HOUR = 3_600_000;

interface PersonRow {
  email: string;
  person_id: string;
  person_type: PersonType;
  partner_id: string | null;
}

/** What travelers and companies talk about with our care team. */
export async function seedCareTalks(context: SeedContext): Promise<void> {
  const text = 'SELECT u.email, u.person_id, u.person_type, a.partner_id FROM users u LEFT JOIN agents a ON a.id = u.person_id';
  const people = await preparedQuery<PersonRow>(context.sequelize, 'seed.talkers', text, [], context.transaction);
  const find = (mailbox: string) => people.find(({ email }) => email === `${mailbox}@example.com`);
  const care = find('care');
  const talks = careTalks.flatMap((talk) => {
    const me = find(talk.mailbox);
    if (!me || !care) return [];
    const id = demoId('conversation', talk.title);
    const messages = talk.lines.map(([by, body], index) => {
      const { person_id, person_type } = by === 'me' ? me : care;
      return demoMessage(
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
      ...demoConversation(id, messages[0]?.sentAt ?? lastAt),
      subjectType: talk.subjectType,
      partnerId: talk.subjectType === 'PARTNER' ? me.partner_id : null,
      title: talk.title,
      assignedToId: care.person_id,
      lastMessageAt: lastAt,
      lastMessageSnippet: last ? snippetOf(last) : null,
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
  await insertModels(context.models.conversations, rows, context);
  await insertRows(
    'conversation_participants',
    talks.flatMap(({ participants }) => participants),
    context,
  );
  await insertModels(context.models.messages, messages, context);
  await insertFirstVersions(conversationEntity, rows, context);
  await insertFirstVersions(messageEntity, messages, context);
}

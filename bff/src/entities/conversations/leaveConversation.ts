import type { PersonType } from '@farwend/api-contract';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { pushEvent } from '#src/push/pushEvent.ts';
import { postSystemMessage } from './openConversation.ts';

/** Somebody who goes out of a conversation. */
export interface Leaving {
  personId: string;
  personType: PersonType;
  givenName: string;
  userId: string | null;
}

/** Takes people out of a conversation: they read no further, their sockets hear no more, and the others are told. */
export async function leaveConversation(id: string, people: readonly Leaving[], context: CallContext): Promise<void> {
  if (people.length === 0) return;
  const { sequelize, transaction, push } = context;
  const ids = people.map(({ personId }) => personId);
  await preparedQuery(sequelize, 'conversation.leave', leaveSql, [id, ids], transaction);
  await recordAudit('PEOPLE_REMOVED', 'conversation', id, { personIds: ids }, context);
  await postSystemMessage(id, `${namesOf(people)} left the conversation.`, context);
  const channel = `private-conversation-${id}`;
  await pushEvent(channel, 'participants.changed', { conversationId: id }, context);
  for (const { userId } of people) if (userId) await push.send({ kind: 'channelEnded', channel, userId }, transaction);
}

const leaveSql = `
  UPDATE conversation_participants SET left_at = now(), unread_count = 0, digest_due_at = NULL
  WHERE conversation_id = $1 AND person_id = ANY ($2::uuid[])`;

/** Their first names, as everybody in the conversation may know them. */
export function namesOf(people: readonly Pick<Leaving, 'givenName' | 'personType'>[]): string {
  return new Intl.ListFormat('en').format(
    people.map(({ givenName, personType }) => (personType === 'teamMember' ? `${givenName} of Farwend` : givenName)),
  );
}

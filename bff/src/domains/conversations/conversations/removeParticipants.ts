import type { PersonType } from '@farwend/api-contract';
import { recordAudit } from '#src/records/recordVersion.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { postSystemMessage } from './openConversation.ts';
import { updateParticipantsLeft } from './removeParticipants.sql.ts';

export interface LeavingParticipant {
  personId: string;
  personType: PersonType;
  givenName: string;
  userId: string | null;
}

/** Removes people from a conversation, ends their push subscriptions and posts a system message. */
export async function removeParticipants(id: string, people: readonly LeavingParticipant[], context: CallContext): Promise<void> {
  if (people.length === 0) return;
  const { db, push } = context;
  const ids = people.map(({ personId }) => personId);
  await db.run(updateParticipantsLeft, { id, ids });
  await recordAudit('PEOPLE_REMOVED', 'conversation', id, { personIds: ids }, context);
  await postSystemMessage(id, `${formatNames(people)} left the conversation.`, context);
  const channel = `private-conversation-${id}`;
  await pushEvent(channel, 'participants.changed', { conversationId: id }, context);
  for (const { userId } of people) if (userId) await push.send({ kind: 'channelEnded', channel, userId }, context.db);
}

/** First names only, which every participant may see. */
export function formatNames(people: readonly Pick<LeavingParticipant, 'givenName' | 'personType'>[]): string {
  return new Intl.ListFormat('en').format(
    people.map(({ givenName, personType }) => (personType === 'teamMember' ? `${givenName} of Farwend` : givenName)),
  );
}

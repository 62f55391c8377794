import type { ParticipantType } from '@farwend/api-contract';
import { recordAudit } from '#src/records/recordVersion.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ConversationRow, ParticipantRole } from './conversation.model.ts';
import { upsertParticipants } from './addParticipants.sql.ts';

export interface NewParticipant {
  personId: string;
  personType: ParticipantType;
  role: ParticipantRole;
  /** How a guest is called and reached. */
  guest?: { name: string; email: string };
}

/**
 * Adds people to a conversation and returns the ids of those who joined or rejoined; current participants stay unchanged. Without
 * `showsHistory` they only see messages from now on.
 */
export async function addParticipants(
  { id }: Pick<ConversationRow, 'id'>,
  people: readonly NewParticipant[],
  { showsHistory }: { showsHistory: boolean },
  context: CallContext,
): Promise<string[]> {
  if (people.length === 0) return [];
  const added = await context.db.run(upsertParticipants, {
    id,
    personIds: people.map(({ personId }) => personId),
    personTypes: people.map(({ personType }) => personType),
    roles: people.map(({ role }) => role),
    guestNames: people.map(({ guest }) => guest?.name ?? null),
    guestEmails: people.map(({ guest }) => guest?.email ?? null),
    showsHistory,
  });
  const ids = added.map((row) => row.person_id);
  if (ids.length === 0) return [];
  await recordAudit('PEOPLE_ADDED', 'conversation', id, { personIds: ids, showsHistory }, context);
  await pushEvent(`private-conversation-${id}`, 'participants.changed', { conversationId: id }, context);
  return ids;
}

import type { PersonType } from '@farwend/api-contract';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { pushEvent } from '#src/push/pushEvent.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ConversationRow, ParticipantRole } from './conversation.model.ts';

/** Somebody who comes into a conversation. */
export interface Joining {
  personId: string;
  personType: PersonType;
  role: ParticipantRole;
}

/**
 * Brings people into a conversation; who takes part already stays as they are, who had left comes back. They see what is said from now
 * on, or everything. Answers the ids of those who came.
 */
export async function joinPeople(
  { id }: Pick<ConversationRow, 'id'>,
  people: readonly Joining[],
  { showsHistory }: { showsHistory: boolean },
  context: CallContext,
): Promise<string[]> {
  if (people.length === 0) return [];
  const came = await preparedQuery<{ person_id: string }>(
    context.sequelize,
    'conversation.join',
    join,
    [id, people.map(({ personId }) => personId), people.map(({ personType }) => personType), people.map(({ role }) => role), showsHistory],
    context.transaction,
  );
  const ids = came.map((row) => row.person_id);
  if (ids.length === 0) return [];
  await recordAudit('PEOPLE_ADDED', 'conversation', id, { personIds: ids, showsHistory }, context);
  await pushEvent(`private-conversation-${id}`, 'participants.changed', { conversationId: id }, context);
  return ids;
}

// Who takes part stays as they are, but a silent reader may become a member.
const join = `
  INSERT INTO conversation_participants AS p (conversation_id, person_id, person_type, role, joined_at, history_from)
  SELECT $1::uuid, person_id, person_type, role, clock_timestamp(), CASE WHEN $5::boolean THEN NULL ELSE clock_timestamp() END
  FROM unnest($2::uuid[], $3::text[], $4::text[]) AS n (person_id, person_type, role)
  ON CONFLICT (conversation_id, person_id) DO UPDATE
    SET role = EXCLUDED.role, left_at = NULL,
      joined_at = CASE WHEN p.left_at IS NULL THEN p.joined_at ELSE EXCLUDED.joined_at END,
      unread_count = CASE WHEN p.left_at IS NULL THEN p.unread_count ELSE 0 END,
      dismissed_at = NULL,
      history_from = CASE WHEN $5::boolean THEN NULL WHEN p.left_at IS NULL THEN p.history_from ELSE EXCLUDED.history_from END
    WHERE p.left_at IS NOT NULL OR (p.role = 'OBSERVER' AND EXCLUDED.role = 'MEMBER')
  RETURNING p.person_id`;

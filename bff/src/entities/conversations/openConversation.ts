import type { PersonType } from '@farwend/api-contract';
import { findSeen, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { answerHours } from './answerClock.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { ConversationRow, ParticipantRole, SubjectType } from './conversation.model.ts';
import { joinPeople } from './joinPeople.ts';
import { keepMessage } from './keepMessage.ts';

/** What a conversation is about and who takes part from its start. */
export interface NewConversation {
  subjectType: SubjectType;
  tripRequestId?: string | null;
  tripMatchId?: string | null;
  partnerId?: string | null;
  title: string;
  participants: readonly { personId: string; personType: PersonType; role: ParticipantRole }[];
}

/**
 * Opens a conversation in the context's transaction; answers its id. A match has one: a second opening brings its people in and answers
 * the same. The clock of the first answer starts with the opening.
 */
export async function openConversation(given: NewConversation, context: CallContext): Promise<string> {
  const earlier = given.tripMatchId ? await conversationOfMatch(given.tripMatchId, context) : null;
  const id = earlier ?? (await insertConversation(given, context));
  const row = await findSeen({ ...conversationEntity, policy: { ...conversationEntity.policy, sees: () => ({}) } }, id, context);
  await joinPeople(row, given.participants, { showsHistory: true }, context);
  if (row.status === 'CLOSED') await reopen(row, context);
  return id;
}

/** Writes a line of the product's own into a conversation: it changes nobody's turn. */
export async function postSystemMessage(conversationId: string, body: string, context: CallContext): Promise<void> {
  await keepMessage(conversationId, { kind: 'SYSTEM', body }, context);
}

/** Makes a closed conversation active again. */
export function reopen(row: ConversationRow, context: CallContext): Promise<ConversationRow> {
  const values = { status: 'ACTIVE' as const, statusChangedAt: new Date(), statusReasonCode: null };
  return saveChange(conversationEntity, row, { values, kind: 'STATUS', action: `${row.status} → ACTIVE` }, context);
}

async function conversationOfMatch(tripMatchId: string, { sequelize, transaction }: CallContext): Promise<string | null> {
  const text = `SELECT id FROM conversations WHERE trip_match_id = $1 AND subject_type = 'TRIP_MATCH'`;
  const [row] = await preparedQuery<{ id: string }>(sequelize, 'conversation.ofMatch', text, [tripMatchId], transaction);
  return row?.id ?? null;
}

async function insertConversation(given: NewConversation, context: CallContext): Promise<string> {
  const record = newRecord(newId(), context);
  const request = await requestOf(given.tripRequestId ?? null, context);
  const isMatch = given.subjectType === 'TRIP_MATCH';
  const row: ConversationRow = {
    ...record,
    subjectType: given.subjectType,
    tripRequestId: given.tripRequestId ?? null,
    tripMatchId: given.tripMatchId ?? null,
    partnerId: given.partnerId ?? null,
    title: given.title.slice(0, 160),
    status: 'ACTIVE',
    statusChangedAt: record.createdAt,
    statusReasonCode: null,
    statusNote: null,
    assignedToId: request?.assigned_to_id ?? null,
    lastMessageAt: record.createdAt,
    lastMessageSnippet: null,
    lastAuthorType: null,
    awaitingReplyFrom: isMatch ? 'AGENT' : 'NONE',
    slaDueAt: isMatch ? new Date(record.createdAt.getTime() + answerHours(request?.total_budget ?? 0) * 3_600_000) : null,
    messageCount: 0,
    firstTravelerAt: null,
    firstAgentAt: null,
    participants: [],
    matchStatus: null,
    contactShown: false,
  };
  await insertRecord(conversationEntity, row, context);
  return row.id;
}

async function requestOf(id: string | null, { sequelize, transaction }: CallContext) {
  if (id === null) return undefined;
  const text = 'SELECT assigned_to_id, total_budget FROM trip_requests WHERE id = $1';
  const [row] = await preparedQuery<{ assigned_to_id: string | null; total_budget: number }>(
    sequelize,
    'conversation.request',
    text,
    [id],
    transaction,
  );
  return row;
}

import { findVisible, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { recordTurn } from './recordReplyClock.ts';
import { replyHours } from './replyClock.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { ConversationRow, SubjectType } from './conversation.model.ts';
import { addParticipants, type NewParticipant } from './addParticipants.ts';
import { insertMessage } from '#src/domains/conversations/messages/insertMessage.ts';
import { selectConversationOfMatch, selectTripRequest } from './openConversation.sql.ts';

export interface NewConversation {
  /** Default: a new id. */
  id?: string;
  subjectType: SubjectType;
  tripRequestId?: string | null;
  tripMatchId?: string | null;
  partnerId?: string | null;
  title: string;
  /** Team member; default: the one who looks after the trip request. */
  assignedToId?: string | null;
  participants: readonly NewParticipant[];
}

/**
 * Opens a conversation in the context's transaction and returns its id. A match has only one: opening it again adds the participants
 * and returns the same id. The reply clock of a match starts with the opening.
 */
export async function openConversation(conversation: NewConversation, context: CallContext): Promise<string> {
  const existingId = conversation.tripMatchId ? await findConversationIdOfMatch(conversation.tripMatchId, context) : null;
  const id = existingId ?? (await insertConversation(conversation, context));
  const row = await findVisible({ ...conversationEntity, policy: { ...conversationEntity.policy, visibleTo: () => ({}) } }, id, context);
  await addParticipants(row, conversation.participants, { showsHistory: true }, context);
  if (row.status === 'CLOSED') await reopen(row, context);
  return id;
}

/** Posts a message without an author, which does not change the turn. */
export async function postSystemMessage(conversationId: string, body: string, context: CallContext): Promise<void> {
  await insertMessage(conversationId, { kind: 'SYSTEM', body }, context);
}

export function reopen(row: ConversationRow, context: CallContext): Promise<ConversationRow> {
  const values = { status: 'ACTIVE' as const, statusChangedAt: new Date(), statusReasonCode: null };
  return saveChange(conversationEntity, row, { values, kind: 'STATUS', action: `${row.status} → ACTIVE` }, context);
}

async function findConversationIdOfMatch(tripMatchId: string, { db }: CallContext): Promise<string | null> {
  const [row] = await db.run(selectConversationOfMatch, { tripMatchId });
  return row?.id ?? null;
}

async function insertConversation(conversation: NewConversation, context: CallContext): Promise<string> {
  const record = newRecord(conversation.id ?? newId(), context);
  const request = await loadTripRequest(conversation.tripRequestId ?? null, context);
  const isMatch = conversation.subjectType === 'TRIP_MATCH';
  const row: ConversationRow = {
    ...record,
    subjectType: conversation.subjectType,
    tripRequestId: conversation.tripRequestId ?? null,
    tripMatchId: conversation.tripMatchId ?? null,
    partnerId: conversation.partnerId ?? null,
    title: conversation.title.slice(0, 160),
    status: 'ACTIVE',
    statusChangedAt: record.createdAt,
    statusReasonCode: null,
    statusNote: null,
    assignedToId: conversation.assignedToId ?? request?.assigned_to_id ?? null,
    lastMessageAt: record.createdAt,
    lastMessageSnippet: null,
    lastAuthorType: null,
    awaitingReplyFrom: isMatch ? 'AGENT' : 'NONE',
    slaDueAt: isMatch ? new Date(record.createdAt.getTime() + replyHours(request?.total_budget ?? 0) * 3_600_000) : null,
    messageCount: 0,
    firstTravelerAt: null,
    firstAgentAt: null,
    participants: [],
    matchStatus: null,
    contactShown: false,
  };
  await insertRecord(conversationEntity, row, context);
  const turn = { awaiting: row.awaitingReplyFrom, dueAt: row.slaDueAt };
  await recordTurn({ ...row, slaDueAt: null }, turn, { authorId: null, authorType: null, sentAt: row.createdAt }, context);
  return row.id;
}

async function loadTripRequest(id: string | null, { db }: CallContext) {
  if (id === null) return undefined;
  const [row] = await db.run(selectTripRequest, { id });
  return row;
}

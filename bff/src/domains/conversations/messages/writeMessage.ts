import type { BodyOf, contract, ParticipantType } from '@farwend/api-contract';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { type Turn, computeTurn } from '#src/domains/conversations/conversations/replyClock.ts';
import { containsContactData } from './contactData.ts';
import type { ConversationRow, ParticipantRow } from '#src/domains/conversations/conversations/conversation.model.ts';
import {
  findParticipation,
  findConversationToWrite,
  joinAssignedAgent,
} from '#src/domains/conversations/conversations/findConversation.ts';
import { insertMessage, type NewMessage } from './insertMessage.ts';
import { messageSent } from './message.events.ts';
import { type MessageRow, MessageModel } from './message.model.ts';
import { checkMessageDocuments } from './checkMessageDocuments.ts';
import { recordTurn } from '#src/domains/conversations/conversations/recordReplyClock.ts';
import { recordFirstReply } from '#src/domains/conversations/conversations/recordFirstReply.ts';
import { reopen } from '#src/domains/conversations/conversations/openConversation.ts';
import { selectReplyTarget, selectTotalBudget } from './writeMessage.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type Body = BodyOf<typeof contract.conversations.addMessage>;

const DAY_MS = 24 * 3_600_000;
const REOPEN_DAYS = 180;
const SCHEDULE_DAYS = 30;

/** `isRepeat`: the message was written by an earlier request with the same clientMessageId. */
export interface WriteResult {
  row: MessageRow;
  conversation: ConversationRow;
  isRepeat: boolean;
}

/** POST of a message by a participant: idempotent per clientMessageId, sent now or scheduled. */
export async function writeMessage(conversationId: string, body: Body, context: CallContext): Promise<WriteResult> {
  await joinAssignedAgent(conversationId, context);
  const participation = await findParticipation(conversationId, context);
  const previous =
    body.clientMessageId === undefined ? null : await findClientMessage(participation.participant.personId, body.clientMessageId, context);
  if (previous?.conversationId === participation.row.id) return { row: previous, conversation: participation.row, isRepeat: true };
  if (previous)
    throw fieldFailure(
      '/clientMessageId',
      'unique',
      'This clientMessageId is used by a message of another conversation.',
      'unique.conflict',
    );
  const { row, participant } = await findConversationToWrite(conversationId, context);
  checkKind(body.kind, participant.personType);
  const sendAt = parseSendAt(body.sendAt);
  if (body.replyToId !== null) await checkReply(body.replyToId, row, participant.historyFrom, context);
  await checkMessageDocuments(body.documentIds, row, body.kind, context);
  const conversation = await reopenIfClosed(row, context);
  const { kind, documentIds, replyToId, clientMessageId = null } = body;
  const message = { kind, body: body.body, documentIds, replyToId, clientMessageId, sendAt };
  const inserted = await postMessage(conversation, participant, message, context);
  const { givenName, familyName } = context.actor.person ?? { givenName: '', familyName: '' };
  return { row: { ...inserted, author: { givenName, familyName } }, conversation, isRepeat: false };
}

/** Posts a message of a participant, now or at its time: it passes the turn, and other domains hear of it. */
export async function postMessage(
  conversation: ConversationRow,
  { personId, personType }: Pick<ParticipantRow, 'personId' | 'personType'>,
  message: Omit<NewMessage, 'author' | 'contactDataDetected'>,
  context: CallContext,
): Promise<MessageRow> {
  const isScheduled = (message.sendAt ?? null) !== null;
  const turn = isScheduled ? undefined : await computeNextTurn(conversation, personType, new Date(), context);
  const contactDataDetected = revealsContactData(message.body, conversation);
  const author = { id: personId, type: personType };
  const row = await insertMessage(conversation.id, { ...message, author, contactDataDetected }, context, turn);
  if (isScheduled) return row;
  if (turn) await recordTurn(conversation, turn, row, context);
  await recordFirstReply(conversation, row, context);
  await context.events.emit(messageSent, { conversation, message: row }, context);
  return row;
}

/** Whether the text contains contact data before the company may see it. */
export function revealsContactData(body: string, { partnerId, contactShown }: ConversationRow): boolean {
  return partnerId !== null && !contactShown && containsContactData(body);
}

export async function computeNextTurn(row: ConversationRow, author: ParticipantType, at: Date, context: CallContext): Promise<Turn> {
  const current = row.participants.filter(({ leftAt }) => leftAt === null);
  const facts = {
    isMatch: row.subjectType === 'TRIP_MATCH',
    hasTraveler: current.some(({ personType }) => personType === 'traveler' || personType === 'guest'),
    hasAgent: current.some(({ personType }) => personType === 'agent'),
    totalBudgetUSD: await loadTotalBudget(row.tripRequestId, context),
  };
  return computeTurn(author, { awaiting: row.awaitingReplyFrom, dueAt: row.slaDueAt }, facts, at);
}

/** Reopens a closed conversation within 180 days; 409 after that. */
export async function reopenIfClosed(row: ConversationRow, context: CallContext): Promise<ConversationRow> {
  if (row.status !== 'CLOSED') return row;
  if (Date.now() - row.statusChangedAt.getTime() > REOPEN_DAYS * DAY_MS)
    throw new Failure('transition.notAllowed', {
      message: `This conversation was closed more than ${REOPEN_DAYS} days ago. Open a new one with our care team.`,
      allowedTransitions: [],
    });
  return reopen(row, context);
}

/** Null: now. Throws 422 for a time in the past or too far ahead. */
export function parseSendAt(sendAt: string | null): Date | null {
  if (sendAt === null) return null;
  const at = new Date(sendAt);
  if (at.getTime() <= Date.now()) throw fieldFailure('/sendAt', 'past', 'Choose a time in the future, or leave it empty to send now');
  if (at.getTime() > Date.now() + SCHEDULE_DAYS * DAY_MS)
    throw fieldFailure('/sendAt', 'tooBig', `Choose a time within ${SCHEDULE_DAYS} days`);
  return at;
}

function checkKind(kind: Body['kind'], author: ParticipantType): void {
  if (kind === 'PROPOSAL' && author !== 'agent') throw fieldFailure('/kind', 'notAllowed', 'Only companies can send proposals');
  if (kind === 'CALL_LOG' && author === 'traveler') throw fieldFailure('/kind', 'notAllowed', 'Only companies and our team can log calls');
}

async function checkReply(id: string, row: ConversationRow, from: string | null, { db }: CallContext): Promise<void> {
  const [message] = await db.run(selectReplyTarget, { id, conversationId: row.id, from });
  if (!message) throw unknownReference('/replyToId', 'There is no message with this id in this conversation');
}

async function findClientMessage(authorId: string, clientMessageId: string, { db }: CallContext): Promise<MessageRow | null> {
  const [row] = await db.find(MessageModel, { where: { authorId, clientMessageId }, limit: 1 });
  return row ?? null;
}

async function loadTotalBudget(tripRequestId: string | null, { db }: CallContext): Promise<number> {
  if (tripRequestId === null) return 0;
  const [row] = await db.run(selectTotalBudget, { tripRequestId });
  return row?.total_budget ?? 0;
}

import type { BodyOf, contract, PersonType } from '@farwend/api-contract';
import { rows } from '#src/calls/entity.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { type Turn, turnAfter } from './answerClock.ts';
import { holdsContactData } from './contactData.ts';
import type { ConversationRow } from './conversation.model.ts';
import { findOwnPart, findToWrite, letAgentIn } from './findConversation.ts';
import { keepMessage } from './keepMessage.ts';
import type { MessageRow } from './message.model.ts';
import { checkDocuments } from './messageDocuments.ts';
import { noteFirstWords } from './noteFirstWords.ts';
import { reopen } from './openConversation.ts';

type Body = BodyOf<typeof contract.conversations.addMessage>;

const DAY = 24 * 3_600_000;
const REOPEN_DAYS = 180;
const SCHEDULE_DAYS = 30;

/** A message, written or written before under the same clientMessageId. */
export interface Written {
  row: MessageRow;
  conversation: ConversationRow;
  isRepeat: boolean;
}

/** POST of a message: by who takes part, once for each clientMessageId, now or at its time. */
export async function writeMessage(conversationId: string, body: Body, context: CallContext): Promise<Written> {
  await letAgentIn(conversationId, context);
  const own = await findOwnPart(conversationId, context);
  const earlier = body.clientMessageId === undefined ? null : await messageOfClient(own.part.personId, body.clientMessageId, context);
  if (earlier?.conversationId === own.row.id) return { row: earlier, conversation: own.row, isRepeat: true };
  if (earlier) throw new Failure('unique.conflict', { message: 'This clientMessageId names a message of another conversation.' });
  const { row, part } = await findToWrite(conversationId, context);
  checkKind(body.kind, part.personType);
  const sendAt = sendTime(body.sendAt);
  if (body.replyToId !== null) await checkReply(body.replyToId, row, part.historyFrom, context);
  await checkDocuments(body.documentIds, row, body.kind, context);
  const conversation = await awake(row, context);
  const author = { id: part.personId, type: part.personType };
  const turn = sendAt ? undefined : await nextTurn(conversation, part.personType, new Date(), context);
  const message = {
    kind: body.kind,
    body: body.body,
    author,
    documentIds: body.documentIds,
    replyToId: body.replyToId,
    clientMessageId: body.clientMessageId ?? null,
    sendAt,
    contactDataDetected: givesAway(body.body, conversation),
  };
  const kept = await keepMessage(row.id, message, context, turn);
  if (!sendAt) await noteFirstWords(conversation, part.personType, context);
  const { givenName, familyName } = context.actor.person ?? { givenName: '', familyName: '' };
  return { row: { ...kept, author: { givenName, familyName } }, conversation, isRepeat: false };
}

/** Whether a company would learn contact data from this text before it may. */
export function givesAway(body: string, { partnerId, contactShown }: ConversationRow): boolean {
  return partnerId !== null && !contactShown && holdsContactData(body);
}

/** Whose turn it is once this author has written. */
export async function nextTurn(row: ConversationRow, author: PersonType, at: Date, context: CallContext): Promise<Turn> {
  const present = row.participants.filter(({ leftAt }) => leftAt === null);
  const facts = {
    isMatch: row.subjectType === 'TRIP_MATCH',
    hasTraveler: present.some(({ personType }) => personType === 'traveler'),
    hasAgent: present.some(({ personType }) => personType === 'agent'),
    totalBudgetUSD: await totalBudget(row.tripRequestId, context),
  };
  return turnAfter(author, { awaiting: row.awaitingReplyFrom, dueAt: row.slaDueAt }, facts, at);
}

/** The conversation, made active again when it was closed not too long ago. */
export async function awake(row: ConversationRow, context: CallContext): Promise<ConversationRow> {
  if (row.status !== 'CLOSED') return row;
  if (Date.now() - row.statusChangedAt.getTime() > REOPEN_DAYS * DAY)
    throw new Failure('transition.notAllowed', {
      message: `This conversation was closed more than ${REOPEN_DAYS} days ago. Open a new one with our care team.`,
      allowedTransitions: [],
    });
  return reopen(row, context);
}

/** The moment to send at; null: now. */
export function sendTime(sendAt: string | null): Date | null {
  if (sendAt === null) return null;
  const at = new Date(sendAt);
  if (at.getTime() <= Date.now()) throw fieldFailure('/sendAt', 'past', 'Choose a moment to come, or leave it empty to send now');
  if (at.getTime() > Date.now() + SCHEDULE_DAYS * DAY)
    throw fieldFailure('/sendAt', 'tooBig', `Choose a moment within ${SCHEDULE_DAYS} days`);
  return at;
}

function checkKind(kind: Body['kind'], author: PersonType): void {
  if (kind === 'PROPOSAL' && author !== 'agent') throw fieldFailure('/kind', 'notAllowed', 'Only companies send proposals');
  if (kind === 'CALL_LOG' && author === 'traveler') throw fieldFailure('/kind', 'notAllowed', 'Companies and our team keep notes of calls');
}

async function checkReply(id: string, row: ConversationRow, from: string | null, { sequelize, transaction }: CallContext): Promise<void> {
  const text = `SELECT id FROM messages WHERE id = $1 AND conversation_id = $2 AND sent_at IS NOT NULL AND ($3::timestamptz IS NULL OR sent_at >= $3)`;
  const [message] = await preparedQuery(sequelize, 'message.replyTo', text, [id, row.id, from], transaction);
  if (!message) throw fieldFailure('/replyToId', 'unknown', 'There is no message with this id in this conversation');
}

async function messageOfClient(
  authorId: string,
  clientMessageId: string,
  { models, transaction }: CallContext,
): Promise<MessageRow | null> {
  const found = await models.messages.findAll({ where: { authorId, clientMessageId }, limit: 1, raw: true, transaction });
  return rows<MessageRow>(found)[0] ?? null;
}

async function totalBudget(tripRequestId: string | null, { sequelize, transaction }: CallContext): Promise<number> {
  if (tripRequestId === null) return 0;
  const text = 'SELECT total_budget FROM trip_requests WHERE id = $1';
  const [row] = await preparedQuery<{ total_budget: number }>(sequelize, 'conversation.budget', text, [tripRequestId], transaction);
  return row?.total_budget ?? 0;
}

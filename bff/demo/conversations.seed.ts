import type { ConversationStatus } from '@farwend/api-contract';
import { insertModels, insertRows } from '#src/db/bulkInsert.ts';
import { replyHours } from '#src/domains/conversations/conversations/replyClock.ts';
import { conversationEntity } from '#src/domains/conversations/conversations/conversation.entity.ts';
import { ConversationModel, type ConversationRow } from '#src/domains/conversations/conversations/conversation.model.ts';
import { formatSnippet } from '#src/domains/conversations/messages/insertMessage.ts';
import { messageEntity } from '#src/domains/conversations/messages/message.entity.ts';
import { MessageModel, type MessageRow } from '#src/domains/conversations/messages/message.model.ts';
import { seedCareConversations } from './careConversations.seed.ts';
import { buildConversationRow, buildMessageRow } from './conversationRows.ts';
import { type IntroducedMatch, linkMatchesToConversations, markOverdueAsReminded, selectIntroducedMatches } from './conversations.sql.ts';
import { careConversations } from './data/careConversations.data.ts';
import { composeDialog } from './composeDialog.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import { type Random, createRandom } from './random.ts';
import type { SeedContext } from './seedContext.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LONG = 120;
/** Messages in all, those with our care team among them. */
const MESSAGES = 1900;
const SHORTEST = 6;
/** Travelers who have waited for longer than a day, and for how long at least. */
const LATE = 6;
const LATE_HOURS = 26;

/** Lines of a talk by how far the match has come. */
const lengths: Readonly<Record<string, readonly [from: number, to: number]>> = {
  INTRODUCED: [1, 2],
  IN_CONVERSATION: [5, 14],
  QUOTED: [9, 16],
  BOOKED: [12, 21],
  COMPLETED: [14, 22],
  LOST: [8, 13],
  CANCELLED: [8, 16],
};
const ended = ['LOST', 'CANCELLED', 'COMPLETED', 'WITHDRAWN', 'EXPIRED', 'DECLINED'];

/** What is told of one talk beside its match. */
interface DialogOptions {
  isLong: boolean;
  isLocked: boolean;
  isLate: boolean;
  /** Lines to leave out at the end. */
  cut: number;
}
const defaultOptions: DialogOptions = { isLong: false, isLocked: false, isLate: false, cut: 0 };

interface SeededConversation {
  conversation: ConversationRow;
  messages: MessageRow[];
  participants: Record<string, unknown>[];
}

/** A conversation for each introduced match: unread ones, each side's turn, one of 120 messages, one locked. */
export async function seedConversations(context: SeedContext): Promise<void> {
  const matches = await context.db.run(selectIntroducedMatches, {});
  const long = matches.findIndex(({ status }) => status === 'BOOKED');
  const locked = matches.findIndex(({ status }) => status === 'LOST' || status === 'CANCELLED');
  const talkAt = (match: IntroducedMatch, index: number, how: Partial<DialogOptions> = {}) =>
    buildSeededConversation(
      match,
      { ...defaultOptions, isLong: index === long, isLocked: index === locked, ...how },
      createRandom(1905 + index),
      context,
    );
  const talks = matches.map((match, index) => talkAt(match, index));
  let surplus =
    talks.reduce((sum, { messages }) => sum + messages.length, 0) + careConversations.flatMap(({ lines }) => lines).length - MESSAGES;
  for (const [index, match] of [...matches.entries()].toReversed()) {
    const length = talks[index]?.messages.length ?? 0;
    const cut = Math.min(surplus, length - SHORTEST);
    if (cut <= 0 || index === long || !ended.includes(match.status)) continue;
    talks[index] = talkAt(match, index, { cut });
    surplus -= cut;
  }
  const waiting = [...matches.entries()].filter(([index]) => talks[index]?.conversation.awaitingReplyFrom === 'AGENT');
  const late = waiting
    .filter(([, { introduced_at: at }]) => context.time.now.getTime() - at.getTime() > LATE_HOURS * 2 * HOUR)
    .slice(0, LATE);
  for (const [index, match] of late) talks[index] = talkAt(match, index, { isLate: true });
  const conversations = talks.map(({ conversation }) => conversation);
  const messages = talks.flatMap((one) => one.messages);
  await insertModels(context.db, ConversationModel, conversations);
  await insertRows(
    context.db,
    'conversation_participants',
    talks.flatMap(({ participants }) => participants),
  );
  await insertModels(context.db, MessageModel, messages);
  await insertFirstVersions(context.db, conversationEntity, conversations);
  await insertFirstVersions(context.db, messageEntity, messages);
  await context.db.run(linkMatchesToConversations, {});
  await context.db.run(markOverdueAsReminded, {});
  await seedCareConversations(context);
}

function buildSeededConversation(
  match: IntroducedMatch,
  { isLong, isLocked, isLate, cut }: DialogOptions,
  random: Random,
  { time }: SeedContext,
): SeededConversation {
  const traveler = match.travelers.find(({ isPrimary }) => isPrimary) ?? match.travelers[0];
  const [agent] = match.agents;
  const [from, to] = lengths[match.status] ?? [3, 8];
  const facts = {
    countryCode: match.country_codes[0] ?? 'KE',
    traveler: traveler?.givenName ?? '',
    agent: agent?.name ?? '',
    perNight: match.total_budget / Math.max(1, match.total_nights),
    nights: match.total_nights,
    status: match.status,
  };
  const whole = composeDialog(facts, isLong ? LONG : random.integer(from, to), random).slice(0, isLong ? LONG : undefined);
  if (cut > 0) whole.splice(-cut, cut);
  const isOver = ended.includes(match.status) || match.status === 'BOOKED';
  // Mostly the company has answered; where it has not, the question is mostly fresh.
  const said = !isOver && whole.length > 1 && whole.at(-1)?.by === 'T' && random.chance(55) ? whole.slice(0, -1) : whole;
  const isFresh = said.at(-1)?.by === 'T';
  const quiet =
    (isLate ? random.integer(LATE_HOURS, 60) : random.integer(1, isFresh ? Math.min(20, replyHours(match.total_budget) - 2) : 90)) * HOUR;
  const end = Math.min(time.now.getTime() - quiet, ended.includes(match.status) ? match.status_changed_at.getTime() + 2 * DAY : Infinity);
  const start = Math.min(match.introduced_at.getTime() + random.integer(1, 9) * HOUR, end - HOUR);
  const id = demoId('conversation', match.id);
  const messages = said.map((one, index) => {
    const step = (end - start) / Math.max(1, said.length);
    const at = new Date(index === said.length - 1 ? end : start + step * (index + random.integer(5, 80) / 100));
    const author =
      one.by === 'T' ? { id: traveler?.travelerId ?? '', type: 'traveler' as const } : { id: agent?.id ?? '', type: 'agent' as const };
    return buildMessageRow(id, index, one.text, author, at);
  });
  const conversation = buildConversation(id, match, messages, {
    isLocked,
    openedAt: new Date(Math.min(match.introduced_at.getTime(), start)),
    now: time.now,
  });
  return { conversation, messages, participants: buildParticipants(conversation, match, messages, random) };
}

function buildConversation(
  id: string,
  match: IntroducedMatch,
  messages: readonly MessageRow[],
  { isLocked, openedAt, now }: { isLocked: boolean; openedAt: Date; now: Date },
): ConversationRow {
  const last = messages.at(-1);
  const lastAt = last?.sentAt ?? openedAt;
  const isOver = ended.includes(match.status);
  const closesAt = new Date(Math.max(lastAt.getTime(), match.status_changed_at.getTime()) + 30 * DAY);
  const status: ConversationStatus = isLocked ? 'LOCKED' : isOver && closesAt < now ? 'CLOSED' : 'ACTIVE';
  const awaiting = isOver || match.status === 'BOOKED' ? 'NONE' : last?.authorType === 'agent' ? 'TRAVELER' : 'AGENT';
  const first = (type: string) => messages.find(({ authorType }) => authorType === type)?.sentAt ?? null;
  return {
    ...buildConversationRow(id, openedAt),
    subjectType: 'TRIP_MATCH',
    tripRequestId: match.trip_request_id,
    tripMatchId: match.id,
    partnerId: match.partner_id,
    title: match.title.slice(0, 160),
    status,
    statusChangedAt: status === 'CLOSED' ? closesAt : status === 'LOCKED' ? lastAt : openedAt,
    statusReasonCode: isLocked ? 'DISPUTE' : null,
    statusNote: isLocked ? 'The deposit is in question. Locked until it is settled.' : null,
    assignedToId: match.assigned_to_id,
    lastMessageAt: lastAt,
    lastMessageSnippet: last ? formatSnippet(last) : null,
    lastAuthorType: last?.authorType ?? null,
    awaitingReplyFrom: awaiting,
    slaDueAt: awaiting === 'AGENT' ? new Date(lastAt.getTime() + replyHours(match.total_budget) * HOUR) : null,
    messageCount: messages.length,
    firstTravelerAt: first('traveler'),
    firstAgentAt: first('agent'),
    matchStatus: match.status,
  };
}

/** The primary traveler owns it, the agents take part; some have not read the end, a few have care beside them. */
function buildParticipants(
  row: ConversationRow,
  match: IntroducedMatch,
  messages: readonly MessageRow[],
  random: Random,
): Record<string, unknown>[] {
  const last = messages.at(-1);
  const traveler = match.travelers.find(({ isPrimary }) => isPrimary) ?? match.travelers[0];
  const part = (person_id: string, person_type: string, role: string) => {
    const others = messages.filter(({ authorId }) => authorId !== person_id);
    const isLastWord = last?.authorId === person_id;
    const unread = isLastWord || row.status !== 'ACTIVE' || !random.chance(45) ? 0 : Math.min(others.length, random.integer(1, 3));
    const firstUnread = unread === 0 ? messages.length : messages.findIndex(({ id }) => id === others.at(-unread)?.id);
    const read = messages[firstUnread - 1];
    return {
      conversation_id: row.id,
      person_id,
      person_type,
      role,
      joined_at: row.createdAt,
      last_read_message_id: read?.id ?? null,
      last_read_at: read?.sentAt ?? null,
      unread_count: unread,
    };
  };
  const care =
    row.assignedToId !== null && row.status === 'ACTIVE' && random.chance(12) ? [part(row.assignedToId, 'teamMember', 'OBSERVER')] : [];
  return [
    ...(traveler ? [part(traveler.travelerId, 'traveler', 'OWNER')] : []),
    ...match.agents.map(({ id }) => part(id, 'agent', 'MEMBER')),
    ...care,
  ];
}

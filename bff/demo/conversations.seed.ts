import type { ConversationStatus } from '@farwend/api-contract';
import { answerHours } from '#src/entities/conversations/answerClock.ts';
import { conversationEntity } from '#src/entities/conversations/conversation.entity.ts';
import type { ConversationRow } from '#src/entities/conversations/conversation.model.ts';
import { snippetOf } from '#src/entities/conversations/keepMessage.ts';
import { messageEntity } from '#src/entities/conversations/message.entity.ts';
import type { MessageRow } from '#src/entities/conversations/message.model.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { seedCareTalks } from './careTalks.seed.ts';
import { demoConversation, demoMessage } from './conversationRows.ts';
import { careTalks } from './data/careTalks.data.ts';
import { talk } from './conversationText.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions, insertModels, insertRows } from './insertRows.ts';
import { type Random, randomFrom } from './random.ts';
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

interface MatchRow {
  id: string;
  trip_request_id: string;
  partner_id: string;
  status: string;
  introduced_at: Date;
  status_changed_at: Date;
  agents: { id: string; name: string; user: string | null }[];
  title: string;
  country_codes: string[];
  total_budget: number;
  total_nights: number;
  assigned_to_id: string | null;
  travelers: { travelerId: string; givenName: string; isPrimary: boolean }[];
}

/** What is told of one talk beside its match. */
interface Manner {
  isLong: boolean;
  isLocked: boolean;
  isLate: boolean;
  /** Lines to leave out at the end. */
  cut: number;
}
const usual: Manner = { isLong: false, isLocked: false, isLate: false, cut: 0 };

interface Talk {
  conversation: ConversationRow;
  messages: MessageRow[];
  participants: Record<string, unknown>[];
}

/** A conversation for each introduced match: unread ones, each side's turn, one of 120 messages, one locked. */
export async function seedConversations(context: SeedContext): Promise<void> {
  const matches = await preparedQuery<MatchRow>(context.sequelize, 'seed.introduced', selectMatches, [], context.transaction);
  const long = matches.findIndex(({ status }) => status === 'BOOKED');
  const locked = matches.findIndex(({ status }) => status === 'LOST' || status === 'CANCELLED');
  const talkAt = (match: MatchRow, index: number, how: Partial<Manner> = {}) =>
    talkOfMatch(match, { ...usual, isLong: index === long, isLocked: index === locked, ...how }, randomFrom(1905 + index), context);
  const talks = matches.map((match, index) => talkAt(match, index));
  let surplus = talks.reduce((sum, { messages }) => sum + messages.length, 0) + careTalks.flatMap(({ lines }) => lines).length - MESSAGES;
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
  await insertModels(context.models.conversations, conversations, context);
  await insertRows(
    'conversation_participants',
    talks.flatMap(({ participants }) => participants),
    context,
  );
  await insertModels(context.models.messages, messages, context);
  await insertFirstVersions(conversationEntity, conversations, context);
  await insertFirstVersions(messageEntity, messages, context);
  await preparedQuery(context.sequelize, 'seed.linkConversations', linkMatches, [], context.transaction);
  await preparedQuery(context.sequelize, 'seed.remindedConversations', markReminded, [], context.transaction);
  await seedCareTalks(context);
}

function talkOfMatch(match: MatchRow, { isLong, isLocked, isLate, cut }: Manner, random: Random, { time }: SeedContext): Talk {
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
  const whole = talk(facts, isLong ? LONG : random.whole(from, to), random).slice(0, isLong ? LONG : undefined);
  if (cut > 0) whole.splice(-cut, cut);
  const isOver = ended.includes(match.status) || match.status === 'BOOKED';
  // Mostly the company has answered; where it has not, the question is mostly fresh.
  const said = !isOver && whole.length > 1 && whole.at(-1)?.by === 'T' && random.chance(55) ? whole.slice(0, -1) : whole;
  const isFresh = said.at(-1)?.by === 'T';
  const quiet =
    (isLate ? random.whole(LATE_HOURS, 60) : random.whole(1, isFresh ? Math.min(20, answerHours(match.total_budget) - 2) : 90)) * HOUR;
  const end = Math.min(time.now.getTime() - quiet, ended.includes(match.status) ? match.status_changed_at.getTime() + 2 * DAY : Infinity);
  const start = Math.min(match.introduced_at.getTime() + random.whole(1, 9) * HOUR, end - HOUR);
  const id = demoId('conversation', match.id);
  const messages = said.map((one, index) => {
    const step = (end - start) / Math.max(1, said.length);
    const at = new Date(index === said.length - 1 ? end : start + step * (index + random.whole(5, 80) / 100));
    const author =
      one.by === 'T' ? { id: traveler?.travelerId ?? '', type: 'traveler' as const } : { id: agent?.id ?? '', type: 'agent' as const };
    return demoMessage(id, index, one.text, author, at);
  });
  const conversation = conversationOf(id, match, messages, {
    isLocked,
    openedAt: new Date(Math.min(match.introduced_at.getTime(), start)),
    now: time.now,
  });
  return { conversation, messages, participants: participantsOf(conversation, match, messages, random) };
}

function conversationOf(
  id: string,
  match: MatchRow,
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
    ...demoConversation(id, openedAt),
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
    lastMessageSnippet: last ? snippetOf(last) : null,
    lastAuthorType: last?.authorType ?? null,
    awaitingReplyFrom: awaiting,
    slaDueAt: awaiting === 'AGENT' ? new Date(lastAt.getTime() + answerHours(match.total_budget) * HOUR) : null,
    messageCount: messages.length,
    firstTravelerAt: first('traveler'),
    firstAgentAt: first('agent'),
    matchStatus: match.status,
  };
}

/** The primary traveler owns it, the agents take part; some have not read the end, a few have care beside them. */
function participantsOf(row: ConversationRow, match: MatchRow, messages: readonly MessageRow[], random: Random): Record<string, unknown>[] {
  const last = messages.at(-1);
  const traveler = match.travelers.find(({ isPrimary }) => isPrimary) ?? match.travelers[0];
  const part = (person_id: string, person_type: string, role: string) => {
    const others = messages.filter(({ authorId }) => authorId !== person_id);
    const isLastWord = last?.authorId === person_id;
    const unread = isLastWord || row.status !== 'ACTIVE' || !random.chance(45) ? 0 : Math.min(others.length, random.whole(1, 3));
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

const selectMatches = `
  SELECT m.id, m.trip_request_id, m.partner_id, m.status, m.introduced_at, m.status_changed_at, r.trip_title AS title, r.country_codes, r.total_budget,
    r.total_nights, r.assigned_to_id, r.travelers,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.given_name, 'user', a.user_id) ORDER BY a.id = m.lead_agent_id DESC, a.id), '[]')
      FROM agents a WHERE a.id = m.lead_agent_id OR m.agent_ids @> ARRAY[a.id]) AS agents
  FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
  WHERE m.introduced_at IS NOT NULL AND (m.lead_agent_id IS NOT NULL OR m.agent_ids <> '{}') ORDER BY m.introduced_at DESC, m.id`;

const linkMatches = `UPDATE trip_matches m SET conversation_id = c.id FROM conversations c WHERE c.trip_match_id = m.id AND m.conversation_id IS NULL`;

// Who is late was told so already: the first start of the demo mails nobody.
const markReminded = `UPDATE conversations SET sla_reminded_at = sla_due_at, care_called_at = sla_due_at + interval '24 hours' WHERE sla_due_at < now()`;

import { conversationMachine, movesFrom, type ReplyOf, type contract } from '@farwend/api-contract';
import { moment, moversOf } from '#src/calls/entity.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { ConversationRow, ParticipantRow } from './conversation.model.ts';
import { isAudited, ownPart } from './conversation.policy.ts';

export type ConversationView = ReplyOf<typeof contract.conversations.read>;
type ParticipantView = ConversationView['participants'][number];

/** What this caller may see of a conversation. */
export function presentConversation(row: ConversationRow, actor: Actor): ConversationView {
  const own = ownPart(actor, row);
  return {
    ...facts(row),
    allowedTransitions: movesFrom(conversationMachine, row.status, moversOf(actor, false)).map(({ to }) => to),
    participants: presentParticipants(row, actor),
    careIsHere: row.participants.some(({ personType, leftAt }) => personType === 'teamMember' && leftAt === null),
    isParticipant: own !== null,
    lastMessageAt: moment(row.lastMessageAt),
    lastMessageSnippet: snippetFor(row, actor),
    awaitingReplyFrom: row.awaitingReplyFrom,
    slaDueAt: moment(row.slaDueAt),
    messageCount: row.messageCount,
    unreadCount: own?.unreadCount ?? 0,
    dismissedAt: utc(own?.dismissedAt ?? null),
    mutedUntil: utc(own?.mutedUntil ?? null),
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  };
}

/** What a version keeps; counters and the words of messages are no part of it. */
export function snapshotOfConversation(row: ConversationRow): Record<string, unknown> {
  return { ...facts(row), statusReasonCode: row.statusReasonCode };
}

/** Who takes part; staff also see who has left. */
export function presentParticipants(row: ConversationRow, actor: Actor): ParticipantView[] {
  return row.participants
    .filter(({ leftAt }) => leftAt === null || isStaff(actor))
    .map((part) => ({
      personId: part.personId,
      personType: part.personType,
      displayName: nameOf(part, row, actor),
      role: part.role,
      joinedAt: new Date(part.joinedAt).toISOString(),
      leftAt: utc(part.leftAt),
      lastReadMessageId: part.lastReadMessageId,
      ...(part.personId === actor.person?.personId
        ? { unreadCount: part.unreadCount, dismissedAt: utc(part.dismissedAt), mutedUntil: utc(part.mutedUntil) }
        : {}),
    }));
}

/** The name as this caller may know it: companies learn a traveler's family name with the introduction. */
export function nameOf(
  { personType, givenName, familyName }: Pick<ParticipantRow, 'personType' | 'givenName' | 'familyName'>,
  { contactShown }: Pick<ConversationRow, 'contactShown'>,
  actor: Actor,
): string {
  if (givenName === null) return 'Former member';
  const isHidden = personType === 'traveler' && is(actor, 'agent') && !contactShown;
  return isHidden ? `${givenName} ${familyName?.slice(0, 1) ?? ''}.` : `${givenName} ${familyName ?? ''}`.trim();
}

/** The beginning of the last message, unless it was said before the caller came, or reading it must be written down. */
export function snippetFor(row: ConversationRow, actor: Actor): string | null {
  const from = ownPart(actor, row)?.historyFrom ?? null;
  const isBefore = from !== null && row.lastMessageAt < new Date(from);
  return isBefore || isAudited(actor, row) ? null : row.lastMessageSnippet;
}

function facts(row: ConversationRow) {
  return {
    id: row.id,
    subjectType: row.subjectType,
    tripRequestId: row.tripRequestId,
    tripMatchId: row.tripMatchId,
    partnerId: row.partnerId,
    title: row.title,
    status: row.status,
    statusChangedAt: moment(row.statusChangedAt),
    assignedToId: row.assignedToId,
  };
}

function utc(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

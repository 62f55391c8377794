import type { contract, ReplyOf } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import type { ConversationRow, ParticipantRow } from './conversation.model.ts';
import { allowedTransitions, findOwnParticipant, isAudited } from './conversation.policy.ts';

export type ConversationView = ReplyOf<typeof contract.conversations.read>;
type ParticipantView = ConversationView['participants'][number];

/** A conversation as this caller may see it. */
export function presentConversation(row: ConversationRow, actor: Actor): ConversationView {
  const own = findOwnParticipant(actor, row);
  return {
    ...facts(row),
    allowedTransitions: allowedTransitions(row, actor).map(({ to }) => to),
    participants: presentParticipants(row, actor),
    careIsHere: row.participants.some(({ personType, leftAt }) => personType === 'teamMember' && leftAt === null),
    isParticipant: own !== null,
    lastMessageAt: toIsoString(row.lastMessageAt),
    lastMessageSnippet: visibleSnippet(row, actor),
    awaitingReplyFrom: row.awaitingReplyFrom,
    slaDueAt: toIsoString(row.slaDueAt),
    messageCount: row.messageCount,
    unreadCount: own?.unreadCount ?? 0,
    dismissedAt: toIso(own?.dismissedAt ?? null),
    mutedUntil: toIso(own?.mutedUntil ?? null),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}

/** Excludes counters and message texts. */
export function snapshotOfConversation(row: ConversationRow): Record<string, unknown> {
  return { ...facts(row), statusReasonCode: row.statusReasonCode };
}

/** Current participants; staff also see those who have left. */
export function presentParticipants(row: ConversationRow, actor: Actor): ParticipantView[] {
  return row.participants
    .filter(({ leftAt }) => leftAt === null || isStaff(actor))
    .map((participant) => ({
      personId: participant.personId,
      personType: participant.personType,
      displayName: formatDisplayName(participant, row, actor),
      ...(participant.email !== null && isStaff(actor) ? { email: participant.email } : {}),
      role: participant.role,
      joinedAt: new Date(participant.joinedAt).toISOString(),
      leftAt: toIso(participant.leftAt),
      lastReadMessageId: participant.lastReadMessageId,
      ...(participant.personId === actor.person?.personId
        ? { unreadCount: participant.unreadCount, dismissedAt: toIso(participant.dismissedAt), mutedUntil: toIso(participant.mutedUntil) }
        : {}),
    }));
}

/** Companies see a traveler's family name only after the introduction. */
export function formatDisplayName(
  { personType, givenName, familyName }: Pick<ParticipantRow, 'personType' | 'givenName' | 'familyName'>,
  { contactShown }: Pick<ConversationRow, 'contactShown'>,
  actor: Actor,
): string {
  if (givenName === null) return 'Former member';
  const isHidden = personType === 'traveler' && is(actor, 'agent') && !contactShown;
  return isHidden ? `${givenName} ${familyName?.slice(0, 1) ?? ''}.` : `${givenName} ${familyName ?? ''}`.trim();
}

/** The beginning of the last message; null if it was sent before the caller joined, or if reading it must be audited. */
export function visibleSnippet(row: ConversationRow, actor: Actor): string | null {
  const from = findOwnParticipant(actor, row)?.historyFrom ?? null;
  const isBeforeJoining = from !== null && row.lastMessageAt < new Date(from);
  return isBeforeJoining || isAudited(actor, row) ? null : row.lastMessageSnippet;
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
    statusChangedAt: toIsoString(row.statusChangedAt),
    assignedToId: row.assignedToId,
  };
}

function toIso(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

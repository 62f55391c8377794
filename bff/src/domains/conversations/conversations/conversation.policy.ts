import { conversationMachine, transitionsFrom } from '@farwend/api-contract';
import { type SqlCondition, sqlCondition } from '#src/db/sqlCondition.ts';
import { type BoundSql, listTransitionActors, type Policy } from '#src/kernel/entity.ts';
import { type Actor, is, isSystem, type Person } from '#src/kernel/actor.ts';
import type { ConversationRow, ParticipantRow } from './conversation.model.ts';

/**
 * Care and administrators see all conversations, marketing and travelers those they participate in, agents those of their company,
 * about matches only while they are assigned to the match or lead the company. Only participants write.
 */
export const conversationPolicy: Policy<ConversationRow> = {
  visibleTo: (actor) => {
    if (seesAllConversations(actor)) return {};
    const visible = buildVisibleSql(actor);
    return visible && sqlCondition(visible.sql, visible.values);
  },
  canChange: (actor, row) => is(actor, 'admin', 'care') || findOwnParticipant(actor, row) !== null,
};

/** The transitions this caller may make. */
export function allowedTransitions(row: ConversationRow, actor: Actor) {
  return transitionsFrom(conversationMachine, row.status, listTransitionActors(actor, false));
}

/** The caller's own participation; null if they do not participate or have left. */
export function findOwnParticipant(actor: Actor, row: Pick<ConversationRow, 'participants'>): ParticipantRow | null {
  return row.participants.find(({ personId, leftAt }) => personId === actor.person?.personId && leftAt === null) ?? null;
}

/** Whether reading is audited: an administrator reads a conversation they do not participate in. */
export function isAudited(actor: Actor, row: Pick<ConversationRow, 'participants'>): boolean {
  return isAuditedReader(actor) && findOwnParticipant(actor, row) === null;
}

/** Whether the caller's reading is audited where they do not participate. */
export function isAuditedReader(actor: Actor): boolean {
  return !isSystem(actor) && is(actor, 'admin') && !is(actor, 'care');
}

/** Whether the caller sees every conversation. */
export function seesAllConversations(actor: Actor): boolean {
  return isSystem(actor) || is(actor, 'admin', 'care');
}

/** SQL for the conversations that somebody who does not see all of them sees; null: none. Their table is "conversation". */
export function buildVisibleSql(actor: Actor): BoundSql | null {
  if (!actor.person) return null;
  if (is(actor, 'traveler', 'marageti')) return { sql: participantSql, values: { personId: actor.person.personId } };
  return is(actor, 'agent') ? buildVisibleToAgentSql(actor.person) : null;
}

/** Conversations about a match the agent is assigned to. */
export function isAssignedTo(agentId: string): SqlCondition {
  return sqlCondition(assignedSql, { personId: agentId });
}

/** Conversations that a person participates in. */
export function hasParticipant(personId: string): SqlCondition {
  return sqlCondition(participantSql, { personId });
}

const assignedSql = `EXISTS (SELECT FROM trip_matches m WHERE m.id = "conversation"."trip_match_id"
  AND (m.lead_agent_id = :personId OR m.agent_ids @> ARRAY[:personId::uuid]))`;
const participantSql = `EXISTS (SELECT FROM conversation_participants p
  WHERE p.conversation_id = "conversation"."id" AND p.person_id = :personId AND p.left_at IS NULL)`;
const leadSql = 'EXISTS (SELECT FROM agents a WHERE a.id = :personId AND a.is_lead)';
const activePartnerSql = `EXISTS (SELECT FROM partners c WHERE c.id = "conversation"."partner_id" AND (c.status IN ('ACTIVE', 'PAUSED')
  OR c.access_ended_at > now() - interval '30 days' AND "conversation"."status" = 'ACTIVE'))`;

/** A company that stopped working with us can read its active conversations for 30 more days. */
function buildVisibleToAgentSql({ personId, partnerId }: Person): BoundSql | null {
  if (partnerId === null) return null;
  const sql = `("conversation"."partner_id" = :partnerId AND ${activePartnerSql}
    AND ("conversation"."trip_match_id" IS NULL AND ${participantSql}
      OR "conversation"."trip_match_id" IS NOT NULL AND (${leadSql} OR ${assignedSql})))`;
  return { sql, values: { personId, partnerId } };
}

import { literal, Op, type WhereOptions } from 'sequelize';
import type { Policy } from '#src/calls/entity.ts';
import { type Actor, is, isSystem, type Person } from '#src/http/actor.ts';
import { isId } from '#src/http/runCall.ts';
import type { ConversationRow, ParticipantRow } from './conversation.model.ts';

/**
 * Care and administrators see all, other staff none; travelers those they take part in; agents those of their own company, of matches
 * while they are assigned or lead the company. Who merely sees one does not write in it: only participants do.
 */
export const conversationPolicy: Policy<ConversationRow> = {
  sees: (actor) => {
    if (is(actor, 'admin', 'care')) return {};
    if (!actor.person || !isId(actor.person.personId)) return null;
    if (is(actor, 'traveler')) return literal(takesPart(actor.person.personId));
    return is(actor, 'agent') ? ofCompany(actor.person) : null;
  },
  changes: (actor, row) => is(actor, 'admin', 'care') || ownPart(actor, row) !== null,
};

/** The caller's own part while they take part; null for everybody else. */
export function ownPart(actor: Actor, row: Pick<ConversationRow, 'participants'>): ParticipantRow | null {
  return row.participants.find(({ personId, leftAt }) => personId === actor.person?.personId && leftAt === null) ?? null;
}

/** Whether the caller reads as an administrator what they take no part in: that is written down. */
export function isAudited(actor: Actor, row: Pick<ConversationRow, 'participants'>): boolean {
  return !isSystem(actor) && is(actor, 'admin') && !is(actor, 'care') && ownPart(actor, row) === null;
}

/** The conversations whose match the agent is assigned to, as SQL. */
export function assignedTo(agentId: string): string {
  return `EXISTS (SELECT FROM trip_matches m WHERE m.id = "conversation"."trip_match_id"
    AND (m.lead_agent_id = '${agentId}' OR m.agent_ids @> ARRAY['${agentId}'::uuid]))`;
}

function takesPart(personId: string): string {
  return `EXISTS (SELECT FROM conversation_participants p
    WHERE p.conversation_id = "conversation"."id" AND p.person_id = '${personId}' AND p.left_at IS NULL)`;
}

/** A company that is no longer with us keeps reading what was open for thirty days. */
function ofCompany({ personId, partnerId }: Person): WhereOptions | null {
  if (partnerId === null) return null;
  const isLead = `EXISTS (SELECT FROM agents a WHERE a.id = '${personId}' AND a.is_lead)`;
  const mine = `("conversation"."trip_match_id" IS NULL AND ${takesPart(personId)}
    OR "conversation"."trip_match_id" IS NOT NULL AND (${isLead} OR ${assignedTo(personId)}))`;
  const isWithUs = `EXISTS (SELECT FROM partners c WHERE c.id = "conversation"."partner_id" AND (c.status IN ('ACTIVE', 'PAUSED')
    OR c.access_ended_at > now() - interval '30 days' AND "conversation"."status" = 'ACTIVE'))`;
  return { [Op.and]: [{ partnerId }, literal(mine), literal(isWithUs)] };
}

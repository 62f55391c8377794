import { literal, Op } from 'sequelize';
import type { Policy } from '#src/calls/entity.ts';
import { companyOf, isLeadOf } from '#src/entities/partners/partner.policy.ts';
import { type Actor, is, isStaff, isSystem } from '#src/http/actor.ts';
import { isId } from '#src/http/runCall.ts';
import type { AgentRow } from './agent.model.ts';

/** Staff see all agents, agents their own company, travelers those they were introduced to, everybody those who are shown. */
export const agentPolicy: Policy<AgentRow> = {
  sees: (actor) => {
    if (isStaff(actor)) return {};
    const partnerId = companyOf(actor);
    if (partnerId !== null) return { partnerId };
    return is(actor, 'traveler') && actor.person ? { [Op.or]: [isShown, introducedTo(actor.person.personId)] } : isShown;
  },
  changes: (actor, row) => managesAgents(actor, row.partnerId) || isSelf(actor, row),
};

/** Whether the caller looks after the agents of a company: the care team, and its lead agents. */
export function managesAgents(actor: Actor, partnerId: string): boolean {
  return is(actor, 'admin', 'care') || isLeadOf(actor, partnerId);
}

/** Whether the caller sees more of an agent than the public part. */
export function seesInside(actor: Actor, row: AgentRow): boolean {
  return isStaff(actor) || isSystem(actor) || companyOf(actor) === row.partnerId;
}

function isSelf(actor: Actor, row: AgentRow): boolean {
  return companyOf(actor) === row.partnerId && actor.person?.personId === row.id;
}

const isShown = literal(`"agent"."shown_publicly"
  AND EXISTS (SELECT FROM users u WHERE u.id = "agent"."user_id" AND u.status = 'ENABLED')
  AND EXISTS (SELECT FROM partners p WHERE p.id = "agent"."partner_id" AND p.status IN ('ACTIVE', 'PAUSED'))`);

function introducedTo(travelerId: string) {
  if (!isId(travelerId)) throw new Error('Not the id of a traveler');
  return literal(`EXISTS (
    SELECT FROM trip_requests r JOIN trip_matches m ON m.trip_request_id = r.id
    WHERE r.traveler_ids @> ARRAY['${travelerId}'::uuid] AND m.introduced_at IS NOT NULL AND m.agent_ids @> ARRAY["agent"."id"])`);
}

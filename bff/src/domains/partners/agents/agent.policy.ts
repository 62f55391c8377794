import { literal, Op } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import type { Policy } from '#src/kernel/entity.ts';
import { isLeadOf } from '#src/domains/partners/partners/partner.policy.ts';
import { type Actor, companyOf, is, isStaff, isSystem } from '#src/kernel/actor.ts';
import type { AgentRow } from './agent.model.ts';

/** Staff see all agents, agents those of their company, travelers those introduced to them, everybody those shown publicly. */
export const agentPolicy: Policy<AgentRow> = {
  visibleTo: (actor) => {
    if (isStaff(actor)) return {};
    const partnerId = companyOf(actor);
    if (partnerId !== null) return { partnerId };
    return is(actor, 'traveler') && actor.person ? { [Op.or]: [isShownPublicly, isIntroducedTo(actor.person.personId)] } : isShownPublicly;
  },
  canChange: (actor, row) => managesAgents(actor, row.partnerId) || isSelf(actor, row),
};

/** Whether the caller manages the agents of a company: care, administrators and its lead agents. */
export function managesAgents(actor: Actor, partnerId: string): boolean {
  return is(actor, 'admin', 'care') || isLeadOf(actor, partnerId);
}

export function seesInternalFields(actor: Actor, row: AgentRow): boolean {
  return isStaff(actor) || isSystem(actor) || companyOf(actor) === row.partnerId;
}

function isSelf(actor: Actor, row: AgentRow): boolean {
  return companyOf(actor) === row.partnerId && actor.person?.personId === row.id;
}

const isShownPublicly = literal(`"agent"."shown_publicly"
  AND EXISTS (SELECT FROM users u WHERE u.id = "agent"."user_id" AND u.status = 'ENABLED')
  AND EXISTS (SELECT FROM partners p WHERE p.id = "agent"."partner_id" AND p.status IN ('ACTIVE', 'PAUSED'))`);

function isIntroducedTo(travelerId: string) {
  return sqlCondition(
    `EXISTS (SELECT FROM trip_requests r JOIN trip_matches m ON m.trip_request_id = r.id
       WHERE r.traveler_ids @> ARRAY[:travelerId::uuid] AND m.introduced_at IS NOT NULL AND m.agent_ids @> ARRAY["agent"."id"])`,
    { travelerId },
  );
}

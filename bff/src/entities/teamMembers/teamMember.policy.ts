import { literal, Op } from 'sequelize';
import type { Policy } from '#src/calls/entity.ts';
import { companyOf } from '#src/entities/partners/partner.policy.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import { isId } from '#src/http/runCall.ts';
import type { TeamMemberRow } from './teamMember.model.ts';

/** Staff and partners see the whole team, travelers who looks after their requests, everybody those on the team page. */
export const teamMemberPolicy: Policy<TeamMemberRow> = {
  sees: (actor) => {
    if (isStaff(actor) || companyOf(actor) !== null) return {};
    return is(actor, 'traveler') && actor.person ? { [Op.or]: [isShown, looksAfter(actor.person.personId)] } : isShown;
  },
  changes: (actor, row) => is(actor, 'admin') || isSelf(actor, row),
};

/** Whether this team member is the caller. */
function isSelf(actor: Actor, row: TeamMemberRow): boolean {
  return isStaff(actor) && actor.person?.personId === row.id;
}

const isShown = literal(`"teamMember"."shown_on_team_page"
  AND EXISTS (SELECT FROM users u WHERE u.id = "teamMember"."user_id" AND u.status = 'ENABLED')`);

function looksAfter(travelerId: string) {
  if (!isId(travelerId)) throw new Error('Not the id of a traveler');
  return literal(`EXISTS (
    SELECT FROM trip_requests r WHERE r.traveler_ids @> ARRAY['${travelerId}'::uuid] AND r.assigned_to_id = "teamMember"."id")`);
}

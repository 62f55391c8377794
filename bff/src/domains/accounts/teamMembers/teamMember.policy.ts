import { literal, Op } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import type { Policy } from '#src/kernel/entity.ts';
import { type Actor, companyOf, is, isStaff } from '#src/kernel/actor.ts';
import type { TeamMemberRow } from './teamMember.model.ts';

/** Staff and partners see the whole team, travelers those assigned to their requests, everybody those on the team page. */
export const teamMemberPolicy: Policy<TeamMemberRow> = {
  visibleTo: (actor) => {
    if (isStaff(actor) || companyOf(actor) !== null) return {};
    return is(actor, 'traveler') && actor.person ? { [Op.or]: [isOnTeamPage, isAssignedTo(actor.person.personId)] } : isOnTeamPage;
  },
  canChange: (actor, row) => is(actor, 'admin') || isSelf(actor, row),
};

function isSelf(actor: Actor, row: TeamMemberRow): boolean {
  return isStaff(actor) && actor.person?.personId === row.id;
}

const isOnTeamPage = literal(`"teamMember"."shown_on_team_page"
  AND EXISTS (SELECT FROM users u WHERE u.id = "teamMember"."user_id" AND u.status = 'ENABLED')`);

function isAssignedTo(travelerId: string) {
  return sqlCondition(
    `EXISTS (SELECT FROM trip_requests r WHERE r.traveler_ids @> ARRAY[:travelerId::uuid] AND r.assigned_to_id = "teamMember"."id")`,
    { travelerId },
  );
}

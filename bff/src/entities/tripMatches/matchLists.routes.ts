import type { contract } from '@farwend/api-contract';
import { literal, Op, type WhereOptions } from 'sequelize';
import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { findSeen } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { tripRequestEntity } from '#src/entities/tripRequests/tripRequest.entity.ts';
import { is } from '#src/http/actor.ts';
import { notFound } from '#src/http/failure.ts';
import type { CallContext, Handlers } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { tripMatchesFor } from './tripMatch.entity.ts';

type ListCalls = Pick<typeof contract.tripMatches, 'listOfRequest' | 'listOfAgent' | 'listOfTeamMember'>;
type Query = Parameters<typeof listPage>[1];

/** The matches of a request, of an agent, of a team member; each only as far as the caller sees matches. */
export const matchListHandlers: Handlers<ListCalls> = {
  listOfRequest: async ({ params, query }, context) => {
    const request = await findSeen(tripRequestEntity, params.id, context);
    return list(query, { tripRequestId: request.id }, `/v3/trip_requests/${request.id}/trip_matches`, context);
  },
  listOfAgent: async ({ params, query }, context) => {
    await checkAgent(params.id, context);
    return list(query, { agentIds: { [Op.contains]: [params.id] } }, `/v3/agents/${params.id}/trip_matches`, context);
  },
  listOfTeamMember: async ({ params, query }, context) => {
    await checkTeamMember(params.id, context);
    const own = literal(`(SELECT r.id FROM trip_requests r WHERE r.assigned_to_id = '${params.id}')`);
    return list(query, { tripRequestId: { [Op.in]: own } }, `/v3/team_members/${params.id}/trip_matches`, context);
  },
};

async function list(query: Query, extra: WhereOptions, path: string, context: CallContext) {
  const page = await listPage(tripMatchesFor(context.actor), query, context, extra);
  return { body: page, headers: pageHeaders(page, path) };
}

/** Agents ask for themselves and their colleagues, staff for any. */
async function checkAgent(id: string, { sequelize, actor }: CallContext): Promise<void> {
  if (!isId(id)) throw notFound();
  const own = is(actor, 'agent') ? (actor.person?.partnerId ?? null) : null;
  const text = 'SELECT 1 FROM agents WHERE id = $1 AND ($2::boolean OR partner_id = $3)';
  const found = await preparedQuery(sequelize, 'tripMatch.agentSeen', text, [id, !is(actor, 'agent'), own]);
  if (found.length === 0) throw notFound();
}

async function checkTeamMember(id: string, { sequelize }: CallContext): Promise<void> {
  const found = isId(id) ? await preparedQuery(sequelize, 'tripMatch.teamMember', 'SELECT 1 FROM team_members WHERE id = $1', [id]) : [];
  if (found.length === 0) throw notFound();
}

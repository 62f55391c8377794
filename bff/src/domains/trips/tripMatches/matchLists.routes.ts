import type { contract } from '@farwend/api-contract';
import { Op, type WhereOptions } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import { listPage } from '#src/records/lists.ts';
import { findVisible } from '#src/records/records.ts';
import { tripRequestEntity } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { is } from '#src/kernel/actor.ts';
import { notFound } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { tripMatchesFor } from './tripMatch.entity.ts';
import { selectVisibleAgent, selectTeamMember } from './matchLists.sql.ts';

type ListCalls = Pick<typeof contract.tripMatches, 'listOfRequest' | 'listOfAgent' | 'listOfTeamMember'>;
type Query = Parameters<typeof listPage>[1];

/** The matches of a request, an agent or a team member, as far as the caller may see them. */
export const matchListHandlers: Handlers<ListCalls> = {
  listOfRequest: listOf(tripMatchesFor, async ({ params, query }, context) => {
    const request = await findVisible(tripRequestEntity, params.id, context);
    return list(query, { tripRequestId: request.id }, context);
  }),
  listOfAgent: listOf(tripMatchesFor, async ({ params, query }, context) => {
    await checkAgent(params.id, context);
    return list(query, { agentIds: { [Op.contains]: [params.id] } }, context);
  }),
  listOfTeamMember: listOf(tripMatchesFor, async ({ params, query }, context) => {
    await checkTeamMember(params.id, context);
    const assigned = sqlCondition('(SELECT r.id FROM trip_requests r WHERE r.assigned_to_id = :id)', { id: params.id });
    return list(query, { tripRequestId: { [Op.in]: assigned } }, context);
  }),
};

async function list(query: Query, extra: WhereOptions, context: CallContext) {
  return ok(await listPage(tripMatchesFor(context.actor), query, context, extra));
}

/** Throws 404 unless the caller is staff or works for the same company as the agent. */
async function checkAgent(id: string, { db, actor }: CallContext): Promise<void> {
  if (!isId(id)) throw notFound();
  const partnerId = is(actor, 'agent') ? (actor.person?.partnerId ?? null) : null;
  if (!(await db.first(selectVisibleAgent, { id, seesAll: !is(actor, 'agent'), partnerId }))) throw notFound();
}

async function checkTeamMember(id: string, { db }: CallContext): Promise<void> {
  if (!isId(id) || !(await db.first(selectTeamMember, { id }))) throw notFound();
}

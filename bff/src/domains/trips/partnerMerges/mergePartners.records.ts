import { Op } from 'sequelize';
import { agentEntity } from '#src/domains/partners/agents/agent.entity.ts';
import { AgentModel } from '#src/domains/partners/agents/agent.model.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { PartnerModel } from '#src/domains/partners/partners/partner.model.ts';
import { tripRequestEntity } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import { TripRequestModel, type TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { saveChange } from '#src/records/records.ts';
import { selectRequestsNaming } from './mergePartners.sql.ts';

const action = 'PARTNER_MERGE';

type Visibilities = TripRequestRow['visibilities'];

/** Whom a request was shown to, before and after the merge. */
export interface VisibilityUndo {
  id: string;
  before: Visibilities;
  after: Visibilities;
}

/** A partner that never competes with the merged one, and whether it had that rule with the survivor too. */
export interface RivalUndo {
  id: string;
  hadSurvivor: boolean;
}

/** Moves the agents of a company to another, with a version of each, and returns their ids. */
export async function moveAgents(fromId: string, toId: string, context: CallContext, onlyIds?: readonly string[]): Promise<string[]> {
  const where = { partnerId: fromId, ...(onlyIds && { id: { [Op.in]: [...onlyIds] } }) };
  const agents = await context.db.find(AgentModel, { where, order: [['id', 'ASC']], lock: 'update' });
  for (const agent of agents) await saveChange(agentEntity, agent, { values: { partnerId: toId }, action }, context);
  return agents.map(({ id }) => id);
}

/** Replaces a partner in the no-compete rules of others, with a version of each. */
export async function moveNoCompetes(fromId: string, toId: string, context: CallContext): Promise<RivalUndo[]> {
  const where = { noCompeteIds: { [Op.contains]: [fromId] }, id: { [Op.ne]: toId } };
  const rivals = await context.db.find(PartnerModel, { where, order: [['id', 'ASC']], lock: 'update' });
  for (const rival of rivals) {
    const noCompeteIds = replaceId(rival.noCompeteIds, fromId, toId).toSorted();
    await saveChange(partnerEntity, rival, { values: { noCompeteIds }, action }, context);
  }
  return rivals.map(({ id, noCompeteIds }) => ({ id, hadSurvivor: noCompeteIds.includes(toId) }));
}

export async function restoreNoCompetes(
  undo: readonly RivalUndo[],
  mergedId: string,
  survivorId: string,
  context: CallContext,
): Promise<void> {
  const hadSurvivor = new Map(undo.map((rival) => [rival.id, rival.hadSurvivor]));
  const where = { id: { [Op.in]: [...hadSurvivor.keys()] } };
  for (const rival of await context.db.find(PartnerModel, { where, order: [['id', 'ASC']], lock: 'update' })) {
    const kept = hadSurvivor.get(rival.id) ? rival.noCompeteIds : rival.noCompeteIds.filter((id) => id !== survivorId);
    await saveChange(partnerEntity, rival, { values: { noCompeteIds: [...new Set([...kept, mergedId])].toSorted() }, action }, context);
  }
}

/** Replaces a partner where requests are shown to it alone or hidden from it, with a version of each. */
export async function moveVisibilities(fromId: string, toId: string, context: CallContext): Promise<VisibilityUndo[]> {
  const naming = await context.db.run(selectRequestsNaming, { partnerId: fromId });
  const undo: VisibilityUndo[] = [];
  for (const row of await lockRequests(
    naming.map(({ id }) => id),
    context,
  )) {
    const { visibleToPartnerIds, hiddenFromPartnerIds } = row.visibilities;
    const after = {
      ...row.visibilities,
      ...(visibleToPartnerIds && { visibleToPartnerIds: replaceId(visibleToPartnerIds, fromId, toId) }),
      ...(hiddenFromPartnerIds && { hiddenFromPartnerIds: replaceId(hiddenFromPartnerIds, fromId, toId) }),
    };
    await saveChange(tripRequestEntity, row, { values: { visibilities: after }, action }, context);
    undo.push({ id: row.id, before: row.visibilities, after });
  }
  return undo;
}

/** Restores what has not changed since. */
export async function restoreVisibilities(undo: readonly VisibilityUndo[], context: CallContext): Promise<void> {
  const byId = new Map(undo.map((request) => [request.id, request]));
  for (const row of await lockRequests([...byId.keys()], context)) {
    const request = byId.get(row.id);
    if (!request || JSON.stringify(row.visibilities) !== JSON.stringify(request.after)) continue;
    await saveChange(tripRequestEntity, row, { values: { visibilities: request.before }, action }, context);
  }
}

/** Locks in the order of ids to prevent deadlocks. */
async function lockRequests(ids: readonly string[], { db }: CallContext): Promise<TripRequestRow[]> {
  if (ids.length === 0) return [];
  return db.find(TripRequestModel, { where: { id: { [Op.in]: [...ids] } }, order: [['id', 'ASC']], lock: 'update' });
}

function replaceId(ids: readonly string[], fromId: string, toId: string): string[] {
  return [...new Set(ids.map((id) => (id === fromId ? toId : id)))];
}

import { Op, type WhereOptions } from 'sequelize';
import { rows } from '#src/calls/entity.ts';
import { saveChange } from '#src/calls/records.ts';
import { tripRequestEntity } from '#src/entities/tripRequests/tripRequest.entity.ts';
import type { PartyMemberRow, TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/http/handler.ts';

/** The party of a request before and after the merge. */
export interface KeptRequest {
  id: string;
  before: Pick<TripRequestRow, 'travelers' | 'travelerIds'>;
  after: Pick<TripRequestRow, 'travelers' | 'travelerIds'>;
}

/** Puts one traveler in the place of another in every party, each with a version that tells it. Somebody twice in a party is there once. */
export async function repointRequests(fromId: string, toId: string, context: CallContext): Promise<KeptRequest[]> {
  const kept: KeptRequest[] = [];
  for (const row of await requestsOf({ travelerIds: { [Op.contains]: [fromId] } }, context)) {
    const after = { travelers: partyAfter(row.travelers, fromId, toId), travelerIds: idsAfter(row.travelerIds, fromId, toId) };
    await saveParty(row, after, context);
    kept.push({ id: row.id, before: { travelers: row.travelers, travelerIds: row.travelerIds }, after });
  }
  return kept;
}

/** Puts the other one back; a party that changed since keeps its change. */
export async function restoreRequests(
  kept: readonly KeptRequest[],
  mergedId: string,
  survivorId: string,
  context: CallContext,
): Promise<void> {
  const byId = new Map(kept.map((one) => [one.id, one]));
  for (const row of await requestsOf({ id: { [Op.in]: [...byId.keys()] } }, context)) {
    const one = byId.get(row.id);
    if (!one) continue;
    const isUntouched = JSON.stringify(row.travelerIds) === JSON.stringify(one.after.travelerIds);
    const wasOf = new Set(one.before.travelers.filter(({ travelerId }) => travelerId === mergedId).map(({ email }) => email));
    const travelers = isUntouched
      ? one.before.travelers
      : row.travelers.map((member) =>
          member.travelerId === survivorId && wasOf.has(member.email) ? { ...member, travelerId: mergedId } : member,
        );
    await saveParty(row, { travelers, travelerIds: travelers.flatMap(({ travelerId }) => travelerId ?? []) }, context);
  }
}

/** The party without the other one: their place goes to the one that stays, who remains what either was of the two. */
function partyAfter(party: readonly PartyMemberRow[], fromId: string, toId: string): PartyMemberRow[] {
  const both = party.filter(({ travelerId }) => travelerId === fromId || travelerId === toId);
  const isPrimary = both.some((member) => member.isPrimary);
  const [kept] = [...both.filter(({ travelerId }) => travelerId === toId), ...both];
  return party
    .filter((member) => !both.includes(member) || member === kept)
    .map((member) => (member === kept ? { ...member, travelerId: toId, isPrimary } : member));
}

function idsAfter(ids: readonly string[], fromId: string, toId: string): string[] {
  return [...new Set(ids.map((id) => (id === fromId ? toId : id)))];
}

/** Locked in the order of their ids, after the travelers: whoever moves a match locks its request alone. */
async function requestsOf(where: WhereOptions<TripRequestRow>, { models, transaction }: CallContext): Promise<TripRequestRow[]> {
  const lock = transaction ? { transaction, lock: transaction.LOCK.UPDATE } : {};
  return rows<TripRequestRow>(await models.tripRequests.findAll({ where, order: [['id', 'ASC']], raw: true, ...lock }));
}

async function saveParty(row: TripRequestRow, values: KeptRequest['after'], context: CallContext): Promise<void> {
  await saveChange(tripRequestEntity, row, { values, action: 'TRAVELER_MERGE' }, context);
}

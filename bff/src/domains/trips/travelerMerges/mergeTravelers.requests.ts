import { Op, type WhereOptions } from 'sequelize';
import { saveChange } from '#src/records/records.ts';
import { tripRequestEntity } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import { type PartyMemberRow, TripRequestModel, type TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';

/** The party of a request before and after the merge. */
export interface RequestUndo {
  id: string;
  before: Pick<TripRequestRow, 'travelers' | 'travelerIds'>;
  after: Pick<TripRequestRow, 'travelers' | 'travelerIds'>;
}

/** Replaces a traveler by another in every party and saves a version of each request. If both are in a party, one remains. */
export async function repointRequests(fromId: string, toId: string, context: CallContext): Promise<RequestUndo[]> {
  const undo: RequestUndo[] = [];
  for (const row of await lockRequests({ travelerIds: { [Op.contains]: [fromId] } }, context)) {
    const after = { travelers: mergeParty(row.travelers, fromId, toId), travelerIds: replaceId(row.travelerIds, fromId, toId) };
    await saveParty(row, after, context);
    undo.push({ id: row.id, before: { travelers: row.travelers, travelerIds: row.travelerIds }, after });
  }
  return undo;
}

/** Restores the parties; a later change of a party is kept. */
export async function restoreRequests(
  undo: readonly RequestUndo[],
  mergedId: string,
  survivorId: string,
  context: CallContext,
): Promise<void> {
  const byId = new Map(undo.map((request) => [request.id, request]));
  for (const row of await lockRequests({ id: { [Op.in]: [...byId.keys()] } }, context)) {
    const request = byId.get(row.id);
    if (!request) continue;
    const isUntouched = JSON.stringify(row.travelerIds) === JSON.stringify(request.after.travelerIds);
    const mergedEmails = new Set(request.before.travelers.filter(({ travelerId }) => travelerId === mergedId).map(({ email }) => email));
    const travelers = isUntouched
      ? request.before.travelers
      : row.travelers.map((member) =>
          member.travelerId === survivorId && mergedEmails.has(member.email) ? { ...member, travelerId: mergedId } : member,
        );
    await saveParty(row, { travelers, travelerIds: travelers.flatMap(({ travelerId }) => travelerId ?? []) }, context);
  }
}

/** The party with the survivor in place of both travelers, primary if either was. */
function mergeParty(party: readonly PartyMemberRow[], fromId: string, toId: string): PartyMemberRow[] {
  const both = party.filter(({ travelerId }) => travelerId === fromId || travelerId === toId);
  const isPrimary = both.some((member) => member.isPrimary);
  const [remaining] = [...both.filter(({ travelerId }) => travelerId === toId), ...both];
  return party
    .filter((member) => !both.includes(member) || member === remaining)
    .map((member) => (member === remaining ? { ...member, travelerId: toId, isPrimary } : member));
}

function replaceId(ids: readonly string[], fromId: string, toId: string): string[] {
  return [...new Set(ids.map((id) => (id === fromId ? toId : id)))];
}

/** Locks in the order of ids to prevent deadlocks. */
function lockRequests(where: WhereOptions, { db }: CallContext): Promise<TripRequestRow[]> {
  return db.find(TripRequestModel, { where, order: [['id', 'ASC']], lock: 'update' });
}

async function saveParty(row: TripRequestRow, values: RequestUndo['after'], context: CallContext): Promise<void> {
  await saveChange(tripRequestEntity, row, { values, action: 'TRAVELER_MERGE' }, context);
}

import type { contract } from '@farwend/api-contract';
import { findToChange, saveChange } from '#src/calls/records.ts';
import { findOrCreateTraveler } from '#src/entities/travelers/findOrCreateTraveler.ts';
import { Failure, fieldFailure, notFound } from '#src/http/failure.ts';
import { type Handlers, ok } from '#src/http/handler.ts';
import { derivedFacts } from './tripFacts.ts';
import { tripRequestEntity as entity } from './tripRequest.entity.ts';
import type { PartyMemberRow, TripRequestRow } from './tripRequest.model.ts';

const MAX_PARTY = 12;

/** Who travels along. */
export const partyHandlers: Handlers<Pick<typeof contract.tripRequests, 'addTraveler' | 'removeTraveler'>> = {
  addTraveler: async ({ params, body }, context) => {
    const row = await findToChange(entity, params.id, context);
    if (row.travelers.length >= MAX_PARTY) throw fieldFailure('/travelers', 'tooBig', `A party may have ${MAX_PARTY} people`);
    if (row.travelers.some((member) => member.email === body.email))
      throw new Failure('unique.conflict', { message: `${body.email} is in the party already.` });
    const found = await findOrCreateTraveler({ ...body, phone: body.phone ?? null, source: 'PARTY' }, context);
    if (found.personType !== 'traveler')
      throw fieldFailure('/email', 'notAllowed', 'This address belongs to somebody who cannot travel with us');
    const { travelerId } = found;
    const member: PartyMemberRow = { ...body, travelerId, phone: body.phone ?? null, isPrimary: body.isPrimary ?? false };
    const others = member.isPrimary ? row.travelers.map((other) => ({ ...other, isPrimary: false })) : row.travelers;
    const saved = await saveChange(entity, row, { values: party(row, [...others, member]) }, context);
    return { ...ok(entity.present(saved, context.actor)), status: 201 };
  },

  removeTraveler: async ({ params }, context) => {
    const row = await findToChange(entity, params.id, context);
    const member = row.travelers.find((one) => one.travelerId === params.x);
    if (!member) throw notFound();
    if (member.isPrimary)
      throw new Failure('reference.inUse', { message: 'The primary traveler cannot leave the party. Promote another one first.' });
    const saved = await saveChange(
      entity,
      row,
      {
        values: party(
          row,
          row.travelers.filter((one) => one !== member),
        ),
      },
      context,
    );
    return ok(entity.present(saved, context.actor));
  },
};

function party(row: TripRequestRow, travelers: PartyMemberRow[]): Partial<TripRequestRow> {
  return {
    travelers,
    travelerIds: travelers.flatMap(({ travelerId }) => travelerId ?? []),
    searchText: derivedFacts({ ...row, travelers }).searchText,
  };
}

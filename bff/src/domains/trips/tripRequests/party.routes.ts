import type { contract } from '@farwend/api-contract';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { findOrCreateTraveler } from '#src/domains/travelers/travelers/findOrCreateTraveler.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { checkTravelerId } from './tripParty.ts';
import { deriveFields } from './tripRequestFields.ts';
import { tripRequestEntity as entity } from './tripRequest.entity.ts';
import type { PartyMemberRow, TripRequestRow } from './tripRequest.model.ts';

const MAX_PARTY_SIZE = 12;

/** The members of the party. */
export const partyHandlers: Handlers<Pick<typeof contract.tripRequests, 'addTraveler' | 'removeTraveler'>> = {
  addTraveler: async ({ params, body }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    if (row.travelers.length >= MAX_PARTY_SIZE)
      throw fieldFailure('/travelers', 'tooBig', `A party can have at most ${MAX_PARTY_SIZE} people`);
    if (row.travelers.some((member) => member.email === body.email))
      throw fieldFailure('/email', 'unique', `${body.email} is in the party already.`, 'unique.conflict');
    const traveler = await findOrCreateTraveler({ ...body, phone: body.phone ?? null, source: 'PARTY' }, context);
    if (traveler.personType !== 'traveler')
      throw fieldFailure('/email', 'notAllowed', 'This email address cannot be used for a traveler. Use another one');
    const { travelerId } = traveler;
    checkTravelerId(body, travelerId, '');
    const member: PartyMemberRow = { ...body, travelerId, phone: body.phone ?? null, isPrimary: body.isPrimary ?? false };
    const others = member.isPrimary ? row.travelers.map((other) => ({ ...other, isPrimary: false })) : row.travelers;
    const saved = await saveChange(entity, row, { values: buildPartyColumns(row, [...others, member]) }, context);
    return { ...ok(entity.present(saved, context.actor)), status: 201 };
  },

  removeTraveler: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    const member = row.travelers.find(({ travelerId }) => travelerId === params.x);
    if (!member) throw notFound();
    if (member.isPrimary)
      throw new Failure('reference.inUse', { message: 'The primary traveler cannot leave the party. Promote another one first.' });
    const saved = await saveChange(
      entity,
      row,
      {
        values: buildPartyColumns(
          row,
          row.travelers.filter((other) => other !== member),
        ),
      },
      context,
    );
    return ok(entity.present(saved, context.actor));
  },
};

function buildPartyColumns(row: TripRequestRow, travelers: PartyMemberRow[]): Partial<TripRequestRow> {
  return {
    travelers,
    travelerIds: travelers.flatMap(({ travelerId }) => travelerId ?? []),
    searchText: deriveFields({ ...row, travelers }).searchText,
  };
}

import { openTripMatchStatuses } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import type { TravelerRow } from '#src/entities/travelers/traveler.model.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

/** Refuses what cannot be put together, with 409: erased or merged records, and two open matches with one partner. */
export async function checkMerge(survivor: TravelerRow, other: TravelerRow, { sequelize, transaction }: CallContext): Promise<void> {
  for (const row of [survivor, other]) {
    if (row.erasedAt) throw new Failure('merge.conflict', { message: 'The data of one of the two was erased. There is nothing to merge.' });
    if (row.mergedIntoId) {
      const references = [{ type: 'traveler', id: row.mergedIntoId, title: 'The traveler it was merged into' }];
      throw new Failure('merge.conflict', {
        message: 'One of the two was merged before. Merge with the traveler it went into.',
        references,
      });
    }
  }
  const values = [survivor.id, other.id, openTripMatchStatuses];
  const both = await preparedQuery<{ id: string; title: string }>(sequelize, 'merge.samePartner', selectSamePartner, values, transaction);
  if (both.length === 0) return;
  throw new Failure('merge.conflict', {
    message: `Both have an open match with ${both.map(({ title }) => title).join(', ')}. End one of them first.`,
    references: both.map(({ id, title }) => ({ type: 'partner', id, title })),
  });
}

const selectSamePartner = `
  SELECT p.id, p.display_name AS title FROM partners p
  WHERE EXISTS (SELECT FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
      WHERE m.partner_id = p.id AND m.status = ANY ($3::text[]) AND r.traveler_ids @> ARRAY[$1]::uuid[] AND NOT r.traveler_ids @> ARRAY[$2]::uuid[])
    AND EXISTS (SELECT FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
      WHERE m.partner_id = p.id AND m.status = ANY ($3::text[]) AND r.traveler_ids @> ARRAY[$2]::uuid[] AND NOT r.traveler_ids @> ARRAY[$1]::uuid[])
  ORDER BY p.display_name`;

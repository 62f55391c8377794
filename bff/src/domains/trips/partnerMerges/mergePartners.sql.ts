import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

/** Both partners and those that never compete with one of them, so that all can be locked in the order of their ids. */
export const selectPartnersConcerned = statement(
  'partnerMerge.concerned',
  { id: z.uuid(), otherId: z.uuid() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM partners WHERE id IN (:id, :otherId) OR no_compete_ids && ARRAY[:id::uuid, :otherId::uuid]',
);

export const repointMergedPartners = statement(
  'partnerMerge.follow',
  { survivorId: z.uuid(), mergedId: z.uuid() },
  null,
  'UPDATE partners SET merged_into_id = :survivorId WHERE merged_into_id = :mergedId AND id <> :survivorId',
);

export const insertPartnerMerge = statement(
  'partnerMerge.insert',
  {
    newId: z.uuid(),
    survivorId: z.uuid(),
    mergedId: z.uuid(),
    mergedAt: z.date(),
    userId: z.uuid().nullable(),
    undo: json<unknown>(),
  },
  null,
  'INSERT INTO partner_merges (id, survivor_id, merged_id, merged_at, merged_by_id, kept) VALUES (:newId, :survivorId, :mergedId, :mergedAt, :userId, :undo)',
);

/** Trip requests that are shown to a partner alone, or hidden from it. */
export const selectRequestsNaming = statement(
  'partnerMerge.requests',
  { partnerId: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  SELECT id FROM trip_requests
  WHERE visibilities @> jsonb_build_object('visibleToPartnerIds', jsonb_build_array(:partnerId::uuid))
    OR visibilities @> jsonb_build_object('hiddenFromPartnerIds', jsonb_build_array(:partnerId::uuid))`,
);

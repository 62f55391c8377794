import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

export const repointMergedTravelers = statement(
  'merge.follow',
  { survivorId: z.uuid(), mergedId: z.uuid() },
  null,
  'UPDATE travelers SET merged_into_id = :survivorId WHERE merged_into_id = :mergedId',
);

export const insertMerge = statement(
  'merge.insert',
  { newId: z.uuid(), survivorId: z.uuid(), mergedId: z.uuid(), mergedAt: z.date(), userId: z.uuid().nullable(), undo: json<unknown>() },
  null,
  'INSERT INTO traveler_merges (id, survivor_id, merged_id, merged_at, merged_by_id, kept) VALUES (:newId, :survivorId, :mergedId, :mergedAt, :userId, :undo)',
);

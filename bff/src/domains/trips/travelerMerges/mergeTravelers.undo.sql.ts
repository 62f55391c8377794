import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import type { MergeUndo } from './mergeTravelers.ts';

const MergeRow = z.object({
  id: z.uuid(),
  undo: json<MergeUndo>(),
  tooLate: z.boolean(),
});
export type MergeRow = z.output<typeof MergeRow>;

export const selectMerge = statement(
  'merge.find',
  { survivorId: z.uuid(), mergedId: z.uuid(), undoDays: z.int() },
  MergeRow,
  `
  SELECT id, kept AS undo, merged_at < now() - make_interval(days => :undoDays) AS "tooLate"
  FROM traveler_merges WHERE survivor_id = :survivorId AND merged_id = :mergedId AND undone_at IS NULL`,
);

export const restoreMergedTravelers = statement(
  'unmerge.follow',
  { mergedId: z.uuid() },
  null,
  `
  UPDATE travelers t SET merged_into_id = :mergedId FROM traveler_merges m WHERE m.merged_id = t.id AND m.survivor_id = :mergedId AND m.undone_at IS NULL`,
);

export const markMergeUndone = statement(
  'merge.undo',
  { mergeId: z.uuid() },
  null,
  'UPDATE traveler_merges SET undone_at = now() WHERE id = :mergeId',
);

import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const lockLocationTree = statement(
  'location.lockTree',
  {},
  null,
  `SELECT pg_advisory_xact_lock(hashtextextended('locations.parents', 0))`,
);

export const selectAncestors = statement(
  'location.above',
  { parentIds: z.array(z.uuid()).readonly() },
  z.object({
    id: z.uuid(),
    start: z.uuid(),
  }),
  `
  WITH RECURSIVE above AS (
    SELECT id, parent_ids, id AS start FROM locations WHERE id = ANY (:parentIds)
    UNION SELECT l.id, l.parent_ids, a.start FROM above a JOIN locations l ON l.id = ANY (a.parent_ids)
  )
  SELECT id, start FROM above`,
);

export const selectCountryWithCode = statement(
  'location.isoTaken',
  { isoCode2: z.string(), id: z.uuid() },
  z.object({ name: z.string() }),
  `SELECT name FROM locations WHERE iso_code2 = :isoCode2 AND type = 'COUNTRY' AND id <> :id`,
);

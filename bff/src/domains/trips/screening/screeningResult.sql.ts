import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const countResultVersions = statement(
  'screening.versionCount',
  { id: z.uuid() },
  z.object({
    total: z.int(),
  }),
  `SELECT count(*)::int AS total FROM versions WHERE entity_type = 'screeningResult' AND entity_id = :id`,
);

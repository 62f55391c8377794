import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const countLocationTypes = statement(
  'location.types',
  { isStaff: z.boolean() },
  z.object({
    type: z.string(),
    count: z.int(),
  }),
  `SELECT type, count(*)::int AS count FROM locations WHERE status = 'ACTIVE' OR :isStaff GROUP BY type`,
);

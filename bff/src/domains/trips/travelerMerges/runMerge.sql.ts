import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const countMatches = statement(
  'merge.matches',
  { ids: z.array(z.uuid()).readonly() },
  z.object({
    matches: z.int(),
  }),
  'SELECT count(*)::int AS matches FROM trip_matches WHERE trip_request_id = ANY (:ids::uuid[])',
);

import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectReferences = statement(
  'specialization.uses',
  { id: z.uuid() },
  z.object({
    type: z.string(),
    id: z.uuid(),
    title: z.string(),
  }),
  `
  (SELECT 'partner' AS type, id, display_name AS title FROM partners WHERE specialization_ids @> ARRAY[:id::uuid] ORDER BY display_name LIMIT 10)
  UNION ALL
  (SELECT 'agent', id, given_name || ' ' || family_name FROM agents WHERE specialization_ids @> ARRAY[:id::uuid] ORDER BY family_name LIMIT 10)`,
);

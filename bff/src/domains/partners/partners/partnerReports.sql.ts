import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

// Fifty peers are enough for a median; those with the most countries in common come first.
export const selectPeers = statement(
  'report.peers',
  { partnerId: z.uuid(), countryCodes: z.array(z.string()).readonly() },
  z.object({
    id: z.uuid(),
  }),
  `
  SELECT id FROM partners p WHERE id <> :partnerId AND status IN ('ACTIVE', 'PAUSED') AND country_codes && :countryCodes::text[]
  ORDER BY cardinality(ARRAY(SELECT unnest(country_codes) INTERSECT SELECT unnest(:countryCodes::text[]))) DESC, id LIMIT 50`,
);

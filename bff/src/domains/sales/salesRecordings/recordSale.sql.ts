import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectCommissionRate = statement(
  'sale.rateOfMatch',
  { tripMatchId: z.uuid() },
  z.object({
    rate: z.string(),
  }),
  'SELECT commission_rate_pct::numeric(5,2)::text AS rate FROM trip_matches WHERE id = :tripMatchId',
);

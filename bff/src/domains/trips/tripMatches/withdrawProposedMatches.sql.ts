import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectMatchesBeforeIntroduction = statement(
  'partner.proposedMatches',
  { partnerId: z.uuid() },
  z.object({ id: z.uuid() }),
  `SELECT id FROM trip_matches WHERE partner_id = :partnerId AND status IN ('SUGGESTED', 'PROPOSED', 'ACCEPTED') ORDER BY trip_request_id, id`,
);

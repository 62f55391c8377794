import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectActivePartner = statement(
  'conversation.company',
  { partnerId: z.uuid().nullable() },
  z.object({ id: z.uuid() }),
  `SELECT id FROM partners WHERE id = :partnerId AND status IN ('ACTIVE', 'PAUSED')`,
);

import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectSpecialization = statement(
  'specialization.find',
  { text: z.string() },
  z.object({
    id: z.uuid(),
    active: z.boolean(),
  }),
  'SELECT id, active FROM specializations WHERE id::text = :text OR key = :text',
);

export const lockPartners = statement(
  'partner.lockBoth',
  { ids: z.array(z.uuid()).readonly() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM partners WHERE id = ANY (:ids) ORDER BY id FOR UPDATE',
);

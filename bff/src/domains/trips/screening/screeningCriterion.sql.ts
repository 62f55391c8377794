import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectPartner = statement(
  'partner.exists',
  { partnerId: z.uuid() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM partners WHERE id = :partnerId',
);

export const insertDemand = statement(
  'screening.demand',
  { criterionId: z.uuid(), partnerId: z.uuid(), createdById: z.uuid().nullable() },
  null,
  `INSERT INTO screening_criterion_partners (criterion_id, partner_id, created_by_id) VALUES (:criterionId, :partnerId, :createdById)
   ON CONFLICT DO NOTHING`,
);

export const deleteDemand = statement(
  'screening.undemand',
  { criterionId: z.uuid(), partnerId: z.uuid() },
  null,
  'DELETE FROM screening_criterion_partners WHERE criterion_id = :criterionId AND partner_id = :partnerId',
);

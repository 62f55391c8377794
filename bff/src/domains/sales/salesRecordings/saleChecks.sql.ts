import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectAgentOfPartner = statement(
  'sale.agentOfPartner',
  { agentId: z.uuid(), partnerId: z.uuid() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM agents WHERE id = :agentId AND partner_id = :partnerId',
);

export const selectRemaining = statement(
  'sale.left',
  { bookingId: z.uuid(), saleId: z.uuid().nullable() },
  z.object({
    remaining: z.string(),
  }),
  `
  SELECT coalesce(sum(gross_usd), 0)::numeric(14,2)::text AS remaining FROM sales_recordings
  WHERE (id = :bookingId OR linked_recording_id = :bookingId) AND status <> 'VOID' AND id IS DISTINCT FROM :saleId::uuid`,
);

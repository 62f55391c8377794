import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The entries of a sale that no correction has taken back. */
export const selectStandingEntries = statement(
  'ledger.standingEntries',
  { saleId: z.uuid() },
  z.object({
    id: z.uuid(),
    kind: z.enum(['EARNED', 'INVOICED', 'PAYMENT', 'REFUND', 'WRITE_OFF', 'CORRECTION']),
    accruedUSD: z.string(),
    receivableUSD: z.string(),
  }),
  `
  SELECT e.id, e.kind, e.accrued_usd::text AS "accruedUSD", e.receivable_usd::text AS "receivableUSD" FROM ledger_entries e
  WHERE e.sales_recording_id = :saleId AND e.kind <> 'CORRECTION' AND NOT EXISTS (SELECT FROM ledger_entries c WHERE c.reverses_id = e.id)`,
);

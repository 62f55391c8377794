import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The partners of whose sales the ledger says something else than the sales do, reckoned without `planLedgerEntries`. */
export const selectMismatches = statement(
  'ledger.mismatches',
  {},
  z.object({ partnerId: z.uuid(), partner: z.string(), sales: z.int(), references: z.string(), ledger: z.string(), expected: z.string() }),
  `
  WITH sums AS (
    SELECT sales_recording_id AS id, sum(accrued_usd) AS accrued, sum(receivable_usd) AS receivable FROM ledger_entries GROUP BY 1
  ), compared AS (
    SELECT s.partner_id, s.reference, coalesce(l.accrued, 0) AS accrued, coalesce(l.receivable, 0) AS receivable,
      CASE WHEN s.status IN ('CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED') THEN s.commission_usd ELSE 0 END AS earned,
      coalesce(s.paid_usd, 0) AS paid, s.status IN ('INVOICED', 'PAID', 'DISPUTED') AS is_invoiced, s.status = 'CANCELLED' AS is_cancelled
    FROM sales_recordings s LEFT JOIN sums l ON l.id = s.id
  )
  SELECT p.id AS "partnerId", p.display_name AS partner, count(*)::int AS sales, string_agg(c.reference, ', ' ORDER BY c.reference) AS references,
    sum(c.accrued + c.receivable)::text AS ledger, sum(c.earned - c.paid)::text AS expected
  FROM compared c JOIN partners p ON p.id = c.partner_id
  WHERE c.accrued + c.receivable <> c.earned - c.paid
    OR (NOT c.is_cancelled AND c.receivable <> CASE WHEN c.is_invoiced THEN c.earned ELSE 0 END - c.paid)
  GROUP BY p.id ORDER BY p.display_name, p.id LIMIT 20`,
);

/** The partners whose receivable differs from what is open of their invoices and credit notes, less what their payments have unallocated. */
export const selectOpenMismatches = statement(
  'ledger.openMismatches',
  {},
  z.object({ partnerId: z.uuid(), partner: z.string(), ledger: z.string(), open: z.string(), unallocated: z.string() }),
  `
  SELECT p.id AS "partnerId", p.display_name AS partner, l.receivable::text AS ledger, i.open::text AS open, u.unallocated::text AS unallocated
  FROM partners p
  CROSS JOIN LATERAL (SELECT coalesce(sum(receivable_usd), 0)::numeric(16,2) AS receivable FROM ledger_entries WHERE partner_id = p.id) l
  CROSS JOIN LATERAL (SELECT coalesce(sum(open_usd), 0)::numeric(16,2) AS open FROM invoices WHERE partner_id = p.id) i
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(unallocated_usd), 0)::numeric(16,2) AS unallocated FROM payments WHERE partner_id = p.id AND status = 'RECORDED'
  ) u
  WHERE l.receivable <> i.open - u.unallocated ORDER BY p.display_name, p.id LIMIT 20`,
);

import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import type { PartnerMergeUndo } from './mergePartners.ts';

export const selectPartnerMerge = statement(
  'partnerMerge.find',
  { survivorId: z.uuid(), mergedId: z.uuid(), undoDays: z.int() },
  z.object({ id: z.uuid(), undo: json<PartnerMergeUndo>(), tooLate: z.boolean() }),
  `
  SELECT id, kept AS undo, merged_at < now() - make_interval(days => :undoDays) AS "tooLate"
  FROM partner_merges WHERE survivor_id = :survivorId AND merged_id = :mergedId AND undone_at IS NULL`,
);

export const restoreMergedPartners = statement(
  'unpartnerMerge.follow',
  { mergedId: z.uuid() },
  null,
  `
  UPDATE partners p SET merged_into_id = :mergedId FROM partner_merges m
  WHERE m.merged_id = p.id AND m.survivor_id = :mergedId AND m.undone_at IS NULL`,
);

export const markPartnerMergeUndone = statement(
  'partnerMerge.undo',
  { mergeId: z.uuid() },
  null,
  'UPDATE partner_merges SET undone_at = now() WHERE id = :mergeId',
);

/**
 * What of the money of two partners cannot be told apart: entries, sales and invoices that belong together and are of different partners, and
 * a receivable that differs from what is open.
 */
export const selectMixedMoney = statement(
  'partnerMerge.mixedMoney',
  { ids: z.array(z.uuid()).readonly() },
  z.object({ mixed: z.boolean() }),
  `
  WITH entry AS (SELECT * FROM ledger_entries WHERE partner_id = ANY (:ids::uuid[]))
  SELECT EXISTS (SELECT FROM entry e JOIN sales_recordings s ON s.id = e.sales_recording_id WHERE s.partner_id <> e.partner_id)
    OR EXISTS (SELECT FROM entry e JOIN invoices i ON i.id = e.invoice_id WHERE i.partner_id <> e.partner_id)
    OR EXISTS (SELECT FROM entry e JOIN payments p ON p.id = e.payment_id WHERE p.partner_id <> e.partner_id)
    OR EXISTS (SELECT FROM entry e JOIN refunds r ON r.id = e.refund_id WHERE r.partner_id <> e.partner_id)
    OR EXISTS (SELECT FROM sales_recordings s JOIN invoices i ON i.id = s.invoice_id WHERE s.partner_id = ANY (:ids::uuid[]) AND i.partner_id <> s.partner_id)
    OR EXISTS (SELECT FROM sales_recordings s JOIN sales_recordings l ON l.id = s.linked_recording_id
      WHERE s.partner_id = ANY (:ids::uuid[]) AND l.partner_id <> s.partner_id)
    OR EXISTS (SELECT FROM credit_allocations c JOIN invoices n ON n.id = c.credit_note_id JOIN invoices i ON i.id = c.invoice_id
      WHERE n.partner_id = ANY (:ids::uuid[]) AND i.partner_id <> n.partner_id)
    OR EXISTS (SELECT FROM payments p CROSS JOIN LATERAL jsonb_array_elements(p.allocations) a JOIN invoices i ON i.id = (a ->> 'invoiceId')::uuid
      WHERE p.partner_id = ANY (:ids::uuid[]) AND p.status = 'RECORDED' AND i.partner_id <> p.partner_id) AS mixed`,
);

import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Locks what a partner owes: what changes it runs one after the other. */
export const lockPartnerMoney = statement(
  'invoice.lockPartnerMoney',
  { partnerId: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  SELECT id FROM partners WHERE id = :partnerId FOR NO KEY UPDATE`,
);

/** Both addresses of an invoice, as JSON. */
export const selectBillingParties = statement(
  'invoice.billingParties',
  { partnerId: z.uuid() },
  z.object({ name: z.string(), billTo: z.unknown(), billFrom: z.unknown() }),
  `
  SELECT display_name AS name, billing_address AS "billTo", (SELECT bill_from FROM site_settings LIMIT 1) AS "billFrom"
  FROM partners WHERE id = :partnerId`,
);

const numbers = { last: z.int() };

export const incrementInvoiceNumber = statement(
  'invoice.number',
  { year: z.int() },
  z.object(numbers),
  `
  INSERT INTO sales_invoice_numbers AS n (year, last) VALUES (:year, 1)
  ON CONFLICT (year) DO UPDATE SET last = n.last + 1 RETURNING last`,
);

export const incrementCreditNoteNumber = statement(
  'invoice.creditNoteNumber',
  { year: z.int() },
  z.object(numbers),
  `
  INSERT INTO credit_note_numbers AS n (year, last) VALUES (:year, 1)
  ON CONFLICT (year) DO UPDATE SET last = n.last + 1 RETURNING last`,
);

import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** The next invoice number of a year, like FW-2026-0042. Taken with the transaction: one that rolls back leaves no gap. */
export async function nextInvoiceNumber(year: number, { sequelize, transaction }: CallContext): Promise<string> {
  const [row] = await preparedQuery<{ last: number }>(sequelize, 'sale.invoiceNumber', takeNext, [year], transaction);
  return `FW-${year}-${String(row?.last ?? 1).padStart(4, '0')}`;
}

const takeNext = `
  INSERT INTO sales_invoice_numbers AS n (year, last) VALUES ($1, 1)
  ON CONFLICT (year) DO UPDATE SET last = n.last + 1 RETURNING last`;

import type { CallContext } from '#src/kernel/context.ts';
import { incrementInvoiceNumber } from './takeInvoiceNumber.sql.ts';

/** Takes the next invoice number of a year, such as FW-2026-0042. A rollback of the transaction returns it: no gaps. */
export async function takeInvoiceNumber(year: number, { db }: CallContext): Promise<string> {
  const [row] = await db.run(incrementInvoiceNumber, { year });
  return `FW-${year}-${String(row?.last ?? 1).padStart(4, '0')}`;
}

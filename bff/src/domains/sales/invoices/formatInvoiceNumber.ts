import type { InvoiceKind } from '@farwend/api-contract';

const prefixes: Record<InvoiceKind, string> = { INVOICE: 'FW', CREDIT_NOTE: 'FC' };

/** The number of an invoice, like FW-2026-000042. */
export function formatInvoiceNumber(kind: InvoiceKind, year: number, ordinal: number): string {
  return `${prefixes[kind]}-${year}-${String(ordinal).padStart(6, '0')}`;
}

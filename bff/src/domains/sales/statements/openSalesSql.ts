/** SQL for the entries of the ledger with the sale, else the invoice, else the payment that they are of. */
export const openSales = `ledger_entries e LEFT JOIN sales_recordings s ON s.id = e.sales_recording_id
    LEFT JOIN invoices i ON s.id IS NULL AND i.id = e.invoice_id LEFT JOIN payments p ON s.id IS NULL AND i.id IS NULL AND p.id = e.payment_id`;

/** SQL for the day on which what an entry is of is due; `asOf` if it has none. */
export function dueOn(asOf: string): string {
  return `coalesce(s.due_on, i.due_on, p.received_on, ${asOf})`;
}

/** SQL for how many days that day has passed. */
export function daysOverdue(asOf: string): string {
  return `greatest(0, ${asOf} - ${dueOn(asOf)})`;
}

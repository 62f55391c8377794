import type { CallContext, Services } from '#src/kernel/context.ts';
import { sendOpsAlert } from '#src/platform/mail/sendOpsAlert.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { selectMismatches, selectOpenMismatches } from './checkLedger.sql.ts';

interface Mismatch {
  partnerId: string;
  title: string;
  detail: string;
}

/** Compares the ledger with sales and invoices and sends an alert, once a day, where they disagree. */
export function checkLedger(services: Services) {
  return (_: object, { id: jobId }: { id: string }): Promise<void> => runAsSystem(services, jobId, alertOfMismatches);
}

async function alertOfMismatches(context: CallContext): Promise<void> {
  const mismatches = [...(await findMismatchesWithSales(context)), ...(await findMismatchesWithInvoices(context))];
  for (const { partnerId, title, detail } of mismatches)
    await sendOpsAlert(`ledger of ${partnerId}: ${title}`, { title, detail, related: { type: 'PARTNER', id: partnerId } }, context, 24);
}

async function findMismatchesWithSales({ db }: CallContext): Promise<Mismatch[]> {
  return (await db.run(selectMismatches, {})).map(({ partnerId, partner, references, ledger, expected }) => ({
    partnerId,
    title: `The ledger of ${partner} disagrees with its sales`,
    detail: `The ledger has ${ledger} US dollars for ${references}, the sales make ${expected}. Look at the entries with GET /v3/ledger_entries?partnerId=${partnerId}; the next move of a sale adds what is missing.`,
  }));
}

async function findMismatchesWithInvoices({ db }: CallContext): Promise<Mismatch[]> {
  return (await db.run(selectOpenMismatches, {})).map(({ partnerId, partner, ledger, open, unallocated }) => ({
    partnerId,
    title: `The ledger of ${partner} disagrees with its invoices`,
    detail: `The ledger has ${ledger} US dollars receivable, the invoices and credit notes have ${open} open, the payments ${unallocated} unallocated. Look at them with GET /v3/ledger_entries?partnerId=${partnerId}, GET /v3/invoices?partnerId=${partnerId} and GET /v3/payments?partnerId=${partnerId}.`,
  }));
}

import type { CallContext, Services } from '#src/kernel/context.ts';
import { today } from '#src/kernel/today.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { selectAdministrators, selectMismatches, selectOpenMismatches } from './checkLedger.sql.ts';

interface Mismatch {
  partnerId: string;
  title: string;
  detail: string;
}

/** Compares the ledger with sales and invoices and alerts the administrators, once a day, where they disagree. */
export function checkLedger(services: Services) {
  return (_: object, { id: jobId }: { id: string }): Promise<void> => runAsSystem(services, jobId, alertOfMismatches);
}

async function alertOfMismatches(context: CallContext): Promise<void> {
  const mismatches = [...(await findMismatchesWithSales(context)), ...(await findMismatchesWithInvoices(context))];
  const administrators = mismatches.length === 0 ? [] : await context.db.run(selectAdministrators, {});
  for (const { partnerId, title, detail } of mismatches) {
    for (const { email } of administrators) {
      const related = { type: 'PARTNER', id: partnerId };
      const singletonKey = `ledger ${title} ${partnerId} ${today()} ${email}`;
      await sendTemplate('ops-alert', { to: email, data: { title, detail }, related, singletonKey }, context);
    }
  }
}

async function findMismatchesWithSales({ db }: CallContext): Promise<Mismatch[]> {
  return (await db.run(selectMismatches, {})).map(({ partnerId, partner, references, ledger, expected }) => ({
    partnerId,
    title: `The ledger of ${partner} disagrees with its sales`,
    detail: `The ledger has ${ledger} US dollars for ${references}, the sales make ${expected}. Look at the entries with GET /v3/ledger_entries?partnerId=${partnerId}; the next move of a sale adds what is missing.`,
  }));
}

async function findMismatchesWithInvoices({ db }: CallContext): Promise<Mismatch[]> {
  return (await db.run(selectOpenMismatches, {})).map(({ partnerId, partner, ledger, open }) => ({
    partnerId,
    title: `The ledger of ${partner} disagrees with its invoices`,
    detail: `The ledger has ${ledger} US dollars receivable, the invoices and credit notes have ${open} open. Look at both with GET /v3/ledger_entries?partnerId=${partnerId} and GET /v3/invoices?partnerId=${partnerId}.`,
  }));
}

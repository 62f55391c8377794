import type { CallContext, Services } from '#src/kernel/context.ts';
import { today } from '#src/kernel/today.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { selectAdministrators, selectMismatches } from './checkLedger.sql.ts';

/** Compares the ledger with the sales and alerts the administrators, once a day, where they disagree. */
export function checkLedger(services: Services) {
  return (_: object, { id: jobId }: { id: string }): Promise<void> => runAsSystem(services, jobId, alertOfMismatches);
}

async function alertOfMismatches(context: CallContext): Promise<void> {
  const mismatches = await context.db.run(selectMismatches, {});
  const administrators = mismatches.length === 0 ? [] : await context.db.run(selectAdministrators, {});
  for (const { partnerId, partner, references, ledger, expected } of mismatches) {
    const title = `The ledger of ${partner} disagrees with its sales`;
    const detail = `The ledger has ${ledger} US dollars for ${references}, the sales make ${expected}. Look at the entries with GET /v3/ledger_entries?partnerId=${partnerId}; the next move of a sale adds what is missing.`;
    for (const { email } of administrators) {
      const related = { type: 'PARTNER', id: partnerId };
      const singletonKey = `ledger ${partnerId} ${today()} ${email}`;
      await sendTemplate('ops-alert', { to: email, data: { title, detail }, related, singletonKey }, context);
    }
  }
}

import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { movePartner } from './movePartner.ts';
import { type ExpiringInsurance, selectDueMoves, selectExpiringInsurances } from './partnerClocks.sql.ts';

/** Ends due pauses, suspends partners with expired insurance, and notifies lead agents 30 and 7 days before it expires. Idempotent. */
export function partnerClocks(services: Services) {
  return async (_data: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const due = await services.db.run(selectDueMoves, {});
    const failed = await runForEach(due, signal, ({ id, to }) => {
      const body = { status: to, ...(to === 'SUSPENDED' ? { reasonCode: 'INSURANCE_EXPIRED' } : {}) };
      return runAsSystem(services, jobId, (context) => movePartner(id, body, context));
    });
    const expiring = await services.db.run(selectExpiringInsurances, {});
    failed.push(...(await runForEach(expiring, signal, (row) => runAsSystem(services, jobId, (context) => notifyOfExpiry(row, context)))));
    throwIfFailed(failed);
  };
}

async function notifyOfExpiry(row: ExpiringInsurance, context: CallContext): Promise<void> {
  const noticeDays = row.days_left > 7 ? 30 : 7;
  const mail = {
    to: row.email,
    personId: row.agent_id,
    related: { type: 'PARTNER', id: row.id },
    data: { givenName: row.given_name, partnerName: row.display_name, daysLeft: row.days_left, expiresOn: row.expires_on },
    singletonKey: `insurance ${row.agent_id} ${row.expires_on} ${String(noticeDays)}`,
  };
  await sendTemplate('partner-insurance-expiring', mail, context);
}

import { runAsSystem } from '#src/records/runAsSystem.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { movePartner } from './movePartner.ts';
import { selectDueMoves, selectExpiringInsurances } from './partnerClocks.sql.ts';

/** Ends due pauses, suspends partners with expired insurance, and notifies lead agents 30 and 7 days before it expires. Idempotent. */
export function partnerClocks(services: Services) {
  return async (_data: object, { id: jobId }: { id: string }): Promise<void> => {
    const due = await services.db.run(selectDueMoves, {});
    for (const { id, to } of due) {
      const body = { status: to, ...(to === 'SUSPENDED' ? { reasonCode: 'INSURANCE_EXPIRED' } : {}) };
      await runAsSystem(services, jobId, (context) => movePartner(id, body, context));
    }
    await runAsSystem(services, jobId, notifyOfExpiringInsurance);
  };
}

async function notifyOfExpiringInsurance(context: CallContext): Promise<void> {
  const { db } = context;
  const expiring = await db.run(selectExpiringInsurances, {});
  for (const row of expiring) {
    const noticeDays = row.days_left > 7 ? 30 : 7;
    await sendTemplate(
      'partner-insurance-expiring',
      {
        to: row.email,
        personId: row.agent_id,
        related: { type: 'PARTNER', id: row.id },
        data: { givenName: row.given_name, partnerName: row.display_name, daysLeft: row.days_left, expiresOn: row.expires_on },
        singletonKey: `insurance ${row.agent_id} ${row.expires_on} ${String(noticeDays)}`,
      },
      context,
    );
  }
}

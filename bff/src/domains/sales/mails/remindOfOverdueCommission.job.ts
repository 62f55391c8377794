import type { Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { formatDollars } from './formatDollars.ts';
import { selectOverdueBookings } from './remindOfOverdueCommission.sql.ts';
import { sendMoneyMail } from './sendMoneyMail.ts';

/** Days after the due day on which a partner is reminded, the last first. */
const reminderDays = [30, 14, 3];

/** Reminds partners of commission that is overdue, once for each of these days. Idempotent. */
export function remindOfOverdueCommission(services: Services) {
  return (_: object, { id: jobId }: { id: string }): Promise<void> =>
    runAsSystem(services, jobId, async (context) => {
      const overdue = await context.db.run(selectOverdueBookings, {});
      for (const { id, partnerId, reference, invoiceNumber, openUSD, dueOn, daysOverdue } of overdue) {
        const stage = reminderDays.find((days) => days <= daysOverdue);
        const data = { salesReference: reference, invoiceNumber, openUSD: formatDollars(openUSD), dueOn, daysOverdue };
        const singletonKey = `overdue ${id} ${stage}`;
        const related = { type: 'salesRecording' as const, id };
        await sendMoneyMail(
          'commission-overdue',
          { partnerId, related, singletonKey, buildData: (recipient) => ({ ...recipient, ...data }) },
          context,
        );
      }
    });
}

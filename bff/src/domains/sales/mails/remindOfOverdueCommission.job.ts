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
      for (const { reference, invoiceNumber, openUSD, dueOn, daysOverdue, ...sale } of await context.db.run(selectOverdueBookings, {})) {
        const stage = reminderDays.find((days) => days <= daysOverdue);
        const data = { salesReference: reference, invoiceNumber, openUSD: formatDollars(openUSD), dueOn, daysOverdue };
        const singletonKey = `overdue ${sale.id} ${stage}`;
        await sendMoneyMail('commission-overdue', { sale, singletonKey, buildData: (recipient) => ({ ...recipient, ...data }) }, context);
      }
    });
}

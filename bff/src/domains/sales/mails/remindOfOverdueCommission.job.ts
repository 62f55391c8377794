import type { CallContext, Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { formatDollars } from './formatDollars.ts';
import { type OverdueBooking, selectOverdueBookings } from './remindOfOverdueCommission.sql.ts';
import { sendMoneyMail } from './sendMoneyMail.ts';

/** Days after the due day on which a partner is reminded, the last first. */
const reminderDays = [30, 14, 3];

/** Reminds partners of commission that is overdue, once for each of these days. Idempotent. */
export function remindOfOverdueCommission(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const overdue = await services.db.run(selectOverdueBookings, {});
    throwIfFailed(await runForEach(overdue, signal, (booking) => runAsSystem(services, jobId, (context) => remind(booking, context))));
  };
}

async function remind(booking: OverdueBooking, context: CallContext): Promise<void> {
  const { id, partnerId, reference, invoiceNumber, openUSD, dueOn, daysOverdue } = booking;
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

import type { CallContext, Services } from '#src/kernel/context.ts';
import { sendOpsAlert } from '#src/platform/mail/sendOpsAlert.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { fillDueTimes, fillLeadScores, selectDueTimeMismatches } from './dueTimes.sql.ts';

/** Compares what is stored as due next with the clocks, mends what differs and sends an alert, once a day; adds lead scores of old requests. */
export function checkDueTimes(services: Services) {
  return async (_: object, { id: jobId }: { id: string }): Promise<void> => {
    while ((await services.db.run(fillLeadScores, {})).length > 0);
    await runAsSystem(services, jobId, mendMismatches);
  };
}

async function mendMismatches(context: CallContext): Promise<void> {
  const mismatches = await context.db.run(selectDueTimeMismatches, {});
  if (mismatches.length === 0) return;
  await context.db.run(fillDueTimes, {});
  const references = mismatches.map(({ reference }) => reference).join(', ');
  const detail = `What was stored as due next of ${references} was not what their clocks say. It is corrected now. Something changed a clock without storing what is due: compare the time of the last version with the log.`;
  await sendOpsAlert('due times', { title: 'Stored due times disagreed with the clocks', detail }, context, 24);
}

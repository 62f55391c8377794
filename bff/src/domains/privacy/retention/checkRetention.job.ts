import type { CallContext, Services } from '#src/kernel/context.ts';
import { sendOpsAlert } from '#src/platform/mail/sendOpsAlert.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { selectIsLate } from './retentionRun.sql.ts';

/** Sends an alert, once a day, while no retention run has ended for two days. */
export function checkRetention(services: Services) {
  return (_: object, { id: jobId }: { id: string }): Promise<void> => runAsSystem(services, jobId, alertWhenLate);
}

async function alertWhenLate(context: CallContext): Promise<void> {
  const state = await context.db.first(selectIsLate, {});
  if (state?.isLate !== true) return;
  const title = 'Data is kept for longer than we promise';
  const detail =
    'No retention run has ended for two days. Look at the failures with GET /v3/jobs?name=retention, and start a run with POST /v3/retention_runs {"dryRun": false}.';
  await sendOpsAlert('retention', { title, detail }, context, 24);
}

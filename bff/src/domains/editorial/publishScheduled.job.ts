import { withContentType } from './withContentType.ts';
import { findDraft } from '#src/publishing/findContent.ts';
import { publishVersion } from '#src/publishing/publishContent.ts';
import { cancelSchedule } from '#src/publishing/cancelSchedule.ts';
import { unpublishContent } from '#src/publishing/unpublishContent.ts';
import { Failure } from '#src/kernel/failure.ts';
import { sendOpsAlert } from '#src/platform/mail/sendOpsAlert.ts';
import type { Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { selectDueItems, type DueItem } from './publishScheduled.sql.ts';

/** Publishes and unpublishes content whose scheduled date has come, each item in a transaction of its own. */
export function publishScheduled(services: Services) {
  return async (_: object, job: { id: string }): Promise<void> => {
    for (const item of await services.db.run(selectDueItems, {})) {
      try {
        await runAsSystem(services, job.id, (context) =>
          withContentType(item.type, async (type) => {
            const row = await findDraft(type, item.id, context);
            const now = new Date();
            if (row.publishAt && row.publishAt <= now) await publishVersion(type, row, row.publishVersion ?? row.version, {}, context);
            else if (row.unpublishAt && row.unpublishAt <= now) await unpublishContent(type, row, true, context);
          }),
        );
      } catch (error) {
        if (!(error instanceof Failure)) throw error; // the queue retries errors that are not ours, such as a lost connection
        await reportFailure(item, error, services, job.id);
      }
    }
  };
}

/** Cancels the schedule, which would otherwise fail every minute, and sends an alert with the reason. */
async function reportFailure({ id, type: name, title }: DueItem, failure: Failure, services: Services, jobId: string): Promise<void> {
  await runAsSystem(services, jobId, async (context) => {
    await withContentType(name, async (type) => cancelSchedule(type, await findDraft(type, id, context), failure.message, context));
    const alert = { title: `“${title}” was not published as planned`, detail: failure.message, related: { type: name, id } };
    await sendOpsAlert(`schedule of ${id}`, alert, context);
  });
}

import { deliverWebhookJob, replayWebhooksJob } from '#src/domains/webhooks/webhooks.jobs.ts';
import type { Services } from '#src/kernel/context.ts';
import type { JobData } from '#src/kernel/job.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { insertReplayed } from './replay.sql.ts';

const PORTION = 200;

/** Plans the deliveries of a portion of a replay, and the next portion in the same transaction. */
export function replayWebhooks(services: Services) {
  return ({ from, to, ...replay }: JobData<typeof replayWebhooksJob>, { id }: { id: string }): Promise<void> =>
    runAsSystem(services, id, async ({ db, queue }) => {
      const planned = await db.run(insertReplayed, { ...replay, from: new Date(from), to: new Date(to), limit: PORTION });
      for (const delivery of planned) await queue.enqueue(deliverWebhookJob, { deliveryId: delivery.id }, { db, group: replay.endpointId });
      const last = planned.at(-1);
      if (last) await queue.enqueue(replayWebhooksJob, { ...replay, from, to, afterId: last.eventId }, { db });
    });
}

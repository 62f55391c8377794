import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const deliverWebhookJob = defineJob({
  name: 'deliverWebhook',
  data: z.object({ deliveryId: z.uuid() }),
  retryLimit: 5,
  parallel: { jobs: 20, ofGroup: 2 }, // by endpoint: one that answers late leaves room for others
  summary: 'Sends an event to an endpoint of webhooks, and plans the next attempt if it was not taken.',
});

export const replayWebhooksJob = defineJob({
  name: 'replayWebhooks',
  data: z.object({
    replayId: z.uuid(),
    endpointId: z.uuid(),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    onlyFailed: z.boolean(),
    /** The last event of the portion before. */
    afterId: z.uuid().nullable(),
  }),
  retryLimit: 5,
  summary: 'Sends the events of a time again to an endpoint of webhooks.',
});

import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const privacyRequestsJob = defineJob({
  name: 'privacyRequests',
  data: z.object({}),
  retryLimit: 5,
  cron: '*/5 * * * *',
  summary: 'Makes copies of personal data and erases it, once it is due and nothing holds it.',
});

export const retentionJob = defineJob({
  name: 'retention',
  data: z.object({ runId: z.uuid().optional() }),
  retryLimit: 5,
  cron: '50 3 * * *',
  summary: 'Makes anonymous what has been kept for its time and no legal hold keeps, and announces it to idle travelers 30 days before.',
});

export const checkRetentionJob = defineJob({
  name: 'checkRetention',
  data: z.object({}),
  retryLimit: 2,
  cron: '10 * * * *',
  summary: 'Alerts the administrators once a day while no retention run has ended for two days.',
});

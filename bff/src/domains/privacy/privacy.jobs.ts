import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const privacyRequestsJob = defineJob({
  name: 'privacyRequests',
  data: z.object({}),
  retryLimit: 5,
  cron: '*/5 * * * *',
  summary: 'Makes copies of personal data and erases it, once it is due and nothing holds it.',
});

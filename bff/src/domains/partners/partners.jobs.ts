import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const partnerClocksJob = defineJob({
  name: 'partnerClocks',
  data: z.object({}),
  retryLimit: 2,
  cron: '5 * * * *',
  summary:
    'Ends due pauses of partners, suspends those whose insurance expired 14 days ago, notifies them 30 and 7 days before it expires.',
});

export const checkCompanyLinksJob = defineJob({
  name: 'checkCompanyLinks',
  data: z.object({}),
  retryLimit: 2,
  cron: '40 5 * * *',
  summary: 'Compares partners with their company pages, and sends an alert where they do not name each other.',
});

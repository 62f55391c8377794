import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const publishScheduledJob = defineJob({
  name: 'publishScheduled',
  data: z.object({}),
  retryLimit: 2,
  cron: '* * * * *',
  summary: 'Publishes and unpublishes scheduled content.',
});

export const linkCheckJob = defineJob({
  name: 'linkCheck',
  data: z.object({}),
  retryLimit: 2,
  cron: '14 5 * * 1',
  summary: 'Finds published content with broken links, and emails editors and publishers about it.',
});

export const purgeTrashJob = defineJob({
  name: 'purgeTrash',
  data: z.object({}),
  retryLimit: 2,
  cron: '29 3 * * *',
  summary: 'Deletes content that has been in the trash for 30 days.',
});

import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const maintainPartitionsJob = defineJob({
  name: 'maintainPartitions',
  data: z.object({}),
  retryLimit: 5,
  cron: '50 3 * * *',
  summary: 'Creates the partitions of the next months of the audit log and the events, and drops those past their retention.',
});

export const pruneVersionsJob = defineJob({
  name: 'pruneVersions',
  data: z.object({}),
  retryLimit: 2,
  cron: '20 4 * * *',
  summary: 'Deletes versions past their retention, but never the newest, published or linked one of a record.',
});

import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const runBulkActionJob = defineJob({
  name: 'runBulkAction',
  data: z.object({ bulkActionId: z.guid() }),
  retryLimit: 5,
  summary: 'Does the same to many records, each by the call that does it to one, with the rights of whoever asked for it.',
});

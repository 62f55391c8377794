import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const exportListJob = defineJob({
  name: 'exportList',
  data: z.object({ exportId: z.uuid() }),
  retryLimit: 3,
  summary: 'Writes a list into a file.',
});

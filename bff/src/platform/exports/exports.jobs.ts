import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const purgeExportsJob = defineJob({
  name: 'purgeExports',
  data: z.object({}),
  retryLimit: 2,
  cron: '11 * * * *',
  summary: 'Deletes the files of exports after a day.',
});

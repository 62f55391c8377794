import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const resealDataJob = defineJob({
  name: 'resealData',
  data: z.object({}),
  retryLimit: 2,
  cron: '10 3 * * *',
  summary: 'Seals what an older of DATA_KEYS has sealed, or none yet, with the first.',
});

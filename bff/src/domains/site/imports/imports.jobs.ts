import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const runImportJob = defineJob({
  name: 'runImport',
  data: z.object({ importId: z.guid() }),
  retryLimit: 5,
  summary: 'Imports the rows of a CSV file.',
});

export const undoImportJob = defineJob({
  name: 'undoImport',
  data: z.object({ importId: z.guid(), userId: z.guid() }),
  retryLimit: 5,
  summary: 'Deletes what an import created and brings back what it changed.',
});

import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const sendMailJob = defineJob({
  name: 'sendMail',
  data: z.object({ emailId: z.uuid() }),
  retryLimit: 8,
  concurrent: true,
  summary: 'Renders one email and sends it to the mail server, or writes it to DATA_DIR/mail.',
});

import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const accountMailJob = defineJob({
  name: 'accountMail',
  data: z.object({
    /** Id or e-mail address, which need not belong to an account. */
    who: z.string(),
    purpose: z.enum(['RESET', 'VERIFY', 'RESET_CODE', 'LOGIN_CODE']),
  }),
  retryLimit: 5,
  summary: 'Mails a link or code to the account of an address, if there is one.',
});

export const closeInvitationsJob = defineJob({
  name: 'closeInvitations',
  data: z.object({}),
  retryLimit: 2,
  cron: '40 4 * * *',
  summary: 'Closes accounts whose invitation has not been accepted for 90 days.',
});

export const reassignWorkJob = defineJob({
  name: 'reassignWork',
  data: z.object({ userId: z.uuid() }),
  retryLimit: 5,
  summary: 'Reassigns the open trip requests of a closed team account.',
});

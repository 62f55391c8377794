import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const purgeExpiredJob = defineJob({
  name: 'purgeExpired',
  data: z.object({}),
  retryLimit: 2,
  cron: '7 * * * *',
  summary: 'Deletes expired rows: idempotency keys, sessions, used captchas, sign-in failures, searches, visits, events.',
});

export const closeSilentContactsJob = defineJob({
  name: 'closeSilentContacts',
  data: z.object({}),
  retryLimit: 2,
  cron: '23 4 * * *',
  summary: 'Closes answered contact requests in which nobody has written for 14 days.',
});

export const savedViewAlertsJob = defineJob({
  name: 'savedViewAlerts',
  data: z.object({}),
  retryLimit: 2,
  cron: '*/5 * * * *',
  summary: 'Notifies the owners of saved views of new records in them.',
});

export const alertOperatorsJob = defineJob({
  name: 'alertOperators',
  data: z.object({}),
  retryLimit: 2,
  cron: '* * * * *',
  summary: 'Mails alerts about dead jobs, mails that failed, pages that are published late and forms that cannot be sent.',
});

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

export const receiveEmailJob = defineJob({
  name: 'receiveEmail',
  data: z.object({ storageKey: z.string() }),
  retryLimit: 8,
  summary: 'Reads an email that was sent to us: a message of a conversation, a contact request, or the report of a mail server.',
});

export const takeDroppedEmailsJob = defineJob({
  name: 'takeDroppedEmails',
  data: z.object({}),
  retryLimit: 2,
  cron: '* * * * *',
  summary: 'Takes the emails that a mail server has put into DATA_DIR/inbound.',
});

export const savedViewAlertsJob = defineJob({
  name: 'savedViewAlerts',
  data: z.object({}),
  retryLimit: 2,
  cron: '*/5 * * * *',
  summary: 'Notifies the owners of saved views of new records in them.',
});

export const searchAlertsJob = defineJob({
  name: 'searchAlerts',
  data: z.object({}),
  retryLimit: 2,
  cron: '20 6 * * *',
  summary: 'Mails travelers the itineraries that were published since last week and fit a search they saved.',
});

export const alertOperatorsJob = defineJob({
  name: 'alertOperators',
  data: z.object({}),
  retryLimit: 2,
  cron: '* * * * *',
  summary: 'Mails alerts about dead jobs, mails that failed, pages that are published late and forms that cannot be sent.',
});

import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const messageDigestsJob = defineJob({
  name: 'messageDigests',
  data: z.object({}),
  retryLimit: 2,
  cron: '* * * * *',
  summary: 'Mails people about unread messages.',
});

export const sendScheduledMessagesJob = defineJob({
  name: 'sendScheduledMessages',
  data: z.object({}),
  retryLimit: 2,
  cron: '* * * * *',
  summary: 'Sends scheduled messages that are due.',
});

export const conversationClocksJob = defineJob({
  name: 'conversationClocks',
  data: z.object({}),
  retryLimit: 2,
  cron: '*/5 * * * *',
  summary: 'Closes conversations whose match has ended, reminds companies of overdue replies, and adds care.',
});

export const scanDocumentJob = defineJob({
  name: 'scanDocument',
  data: z.object({ documentId: z.uuid() }),
  retryLimit: 8,
  summary: 'Scans the file of a document and makes it available, or quarantines it.',
});

export const purgeDocumentsJob = defineJob({
  name: 'purgeDocuments',
  data: z.object({}),
  retryLimit: 2,
  cron: '41 3 * * *',
  summary: 'Deletes the files of documents past their retention.',
});

export const remindOfExpiringDocumentsJob = defineJob({
  name: 'remindOfExpiringDocuments',
  data: z.object({}),
  retryLimit: 2,
  cron: '20 7 * * *',
  summary: 'Mails lead agents 60, 30 and 7 days before an insurance, licence or contract of their company ends.',
});

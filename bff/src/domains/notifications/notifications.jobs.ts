import { notificationSubjects, notificationTypes } from '@farwend/api-contract';
import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';
import { audienceNames } from './rules/audiences.sql.ts';

export const notifyJob = defineJob({
  name: 'notify',
  data: z.object({
    type: z.enum(notificationTypes),
    title: z.string(),
    subjectType: z.enum(notificationSubjects),
    subjectId: z.uuid(),
    /** Names what happened, so that it is counted once. */
    cause: z.string(),
    audience: z.enum(audienceNames),
    /** The record or person that the audience follows from. */
    audienceId: z.uuid(),
    /** Who caused it and knows already. */
    exceptUserId: z.uuid().nullable(),
    exceptPersonId: z.uuid().nullable(),
  }),
  retryLimit: 5,
  summary: 'Notifies the people concerned of something that happened.',
});

export const notifyOfDueWorkJob = defineJob({
  name: 'notifyOfDueWork',
  data: z.object({}),
  retryLimit: 2,
  cron: '* * * * *',
  summary: 'Notifies people of what time brings about: replies and tasks that are due, dead jobs, finished imports and exports.',
});

export const mailNotificationsJob = defineJob({
  name: 'mailNotifications',
  data: z.object({}),
  retryLimit: 2,
  cron: '* * * * *',
  summary: 'Mails notifications that are still unread, as each person chose.',
});

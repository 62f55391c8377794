import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const scoreLeadJob = defineJob({
  name: 'scoreLead',
  data: z.object({ tripRequestId: z.uuid() }),
  retryLimit: 5,
  summary: 'Scores a new trip request, answers its automatic criteria, and assigns a promising one to care.',
});

export const matchClocksJob = defineJob({
  name: 'matchClocks',
  data: z.object({}),
  retryLimit: 2,
  cron: '* * * * *',
  summary: 'Acts on due deadlines of matching: reminders, expiries with the next proposal, introductions, escalations to care.',
});

export const checkDueTimesJob = defineJob({
  name: 'checkDueTimes',
  data: z.object({}),
  retryLimit: 2,
  cron: '29 * * * *',
  summary: 'Compares what requests and matches store as due next with their clocks, mends differences and sends an alert.',
});

export const tripRequestClocksJob = defineJob({
  name: 'tripRequestClocks',
  data: z.object({}),
  retryLimit: 2,
  cron: '17 * * * *',
  summary: 'Moves requests by date: trips start and end, drafts and open questions expire, silent travelers are reminded.',
});

export const assignUnownedJob = defineJob({
  name: 'assignUnowned',
  data: z.object({}),
  retryLimit: 2,
  cron: '*/15 * * * *',
  summary: 'Gives open trip requests that nobody looks after to care, by country and load.',
});

export const draftRecoveryJob = defineJob({
  name: 'draftRecovery',
  data: z.object({}),
  retryLimit: 2,
  cron: '*/5 * * * *',
  summary: 'Emails people who abandoned the form after the contact step, at most three times, or schedules a call.',
});

export const markDuplicatesJob = defineJob({
  name: 'markDuplicates',
  data: z.object({ tripRequestId: z.uuid() }),
  retryLimit: 5,
  summary: 'Marks a new request as a duplicate of an earlier one by the same travelers for the same places.',
});

export const beforeYouGoJob = defineJob({
  name: 'beforeYouGo',
  data: z.object({}),
  retryLimit: 2,
  cron: '37 13 * * *',
  summary: 'Reminds travelers of papers, insurance and vouchers, 30 and 3 days before a booked journey.',
});

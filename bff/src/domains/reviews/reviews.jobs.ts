import { z } from 'zod';
import { defineJob } from '#src/kernel/job.ts';

export const moderateReviewJob = defineJob({
  name: 'moderateReview',
  data: z.object({ reviewId: z.uuid() }),
  retryLimit: 5,
  summary: 'Publishes a new review without findings, or leaves it for a publisher.',
});

export const reviewInvitationsJob = defineJob({
  name: 'reviewInvitations',
  data: z.object({}),
  retryLimit: 2,
  cron: '22 * * * *',
  summary: 'Invites the travelers of completed trips to write a review, and reminds them twice.',
});

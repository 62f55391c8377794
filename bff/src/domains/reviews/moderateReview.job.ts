import { moveReview } from './changeReview.ts';
import { reviewEntity } from './review.entity.ts';
import { findVisible } from '#src/records/records.ts';
import type { Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { JobData } from '#src/kernel/job.ts';
import type { moderateReviewJob } from '#src/domains/reviews/reviews.jobs.ts';

/**
 * Publishes a new review if it is verified and its text has no findings, whatever the rating; otherwise leaves it PENDING for a publisher.
 * A review that was decided in the meantime is unchanged.
 */
export function moderateReview(services: Services) {
  return async ({ reviewId }: JobData<typeof moderateReviewJob>, { id }: { id: string }): Promise<void> =>
    runAsSystem(services, id, async (context) => {
      const row = await findVisible(reviewEntity, reviewId, context);
      if (row.status !== 'SUBMITTED') return;
      const isClear = row.verified && (row.moderation?.findings.length ?? 0) === 0;
      await moveReview(row.id, { status: isClear ? 'PUBLISHED' : 'PENDING' }, context);
    });
}

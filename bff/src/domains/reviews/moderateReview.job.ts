import { toIsoString } from '#src/kernel/entity.ts';
import { moveReview } from './changeReview.ts';
import type { ReviewRow } from './review.model.ts';
import { reviewEntity } from './review.entity.ts';
import { findVisible } from '#src/records/records.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { JobData } from '#src/kernel/job.ts';
import type { moderateReviewJob } from '#src/domains/reviews/reviews.jobs.ts';
import { selectLeadAgents } from './moderateReview.sql.ts';

/**
 * Publishes a new review if it is verified and its text has no findings, whatever the rating; otherwise leaves it PENDING for a publisher.
 * A review that was decided in the meantime is unchanged.
 */
export function moderateReview(services: Services) {
  return async ({ reviewId }: JobData<typeof moderateReviewJob>, { id }: { id: string }): Promise<void> =>
    runAsSystem(services, id, async (context) => {
      const row = await findVisible(reviewEntity, reviewId, context);
      if (row.status !== 'SUBMITTED') return;
      const pending = await moveReview(row.id, { status: 'PENDING' }, context);
      if (!pending.verified || (pending.moderation?.findings.length ?? 0) > 0) return;
      await notifyPartner(await moveReview(row.id, { status: 'PUBLISHED' }, context), context);
    });
}

/** Emails a published review to the lead agents of the company. */
async function notifyPartner(row: ReviewRow, context: CallContext): Promise<void> {
  const leads = await context.db.run(selectLeadAgents, { partnerId: row.partnerId });
  const { publicOrigin } = context.settings;
  for (const { id, email, given_name } of leads) {
    const data = {
      givenName: given_name,
      authorName: row.authorName,
      stars: row.rating / 20,
      title: row.title,
      reviewedAt: toIsoString(row.reviewedAt),
      reviewUrl: `${publicOrigin}/reviews/${row.id}/`,
    };
    const related = { type: 'review', id: row.id };
    await sendTemplate(
      'review-published',
      { to: email, personId: id, data, related, singletonKey: `review-published ${row.id} ${id}` },
      context,
    );
  }
}

import { moment } from '#src/calls/entity.ts';
import { moveReview } from '#src/entities/reviews/changeReview.ts';
import type { ReviewRow } from '#src/entities/reviews/review.model.ts';
import { reviewEntity } from '#src/entities/reviews/review.entity.ts';
import { findSeen } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import type { Services } from '#src/services.ts';
import { asSystem } from './asSystem.ts';
import type { JobData } from './jobs.ts';

/**
 * Publishes a new review when it is verified and nothing in its text needs a person's look, whatever the rating; else leaves it for
 * a publisher. A review that was decided about meanwhile stays as it is.
 */
export function moderateReview(services: Services) {
  return async ({ reviewId }: JobData<'moderateReview'>, { id }: { id: string }): Promise<void> =>
    asSystem(services, id, async (context) => {
      const row = await findSeen(reviewEntity, reviewId, context);
      if (row.status !== 'SUBMITTED') return;
      const pending = await moveReview(row.id, { status: 'PENDING' }, context);
      if (!pending.verified || (pending.moderation?.findings.length ?? 0) > 0) return;
      await tellPartner(await moveReview(row.id, { status: 'PUBLISHED' }, context), context);
    });
}

/** The company's lead agents learn of a published review. */
async function tellPartner(row: ReviewRow, context: CallContext): Promise<void> {
  const leads = await preparedQuery<{ id: string; email: string; given_name: string }>(
    context.sequelize,
    'review.leads',
    'SELECT id, email, given_name FROM agents WHERE partner_id = $1 AND is_lead ORDER BY id',
    [row.partnerId],
    context.transaction,
  );
  const { publicOrigin } = context.settings;
  for (const { id, email, given_name } of leads) {
    const data = {
      givenName: given_name,
      authorName: row.authorName,
      stars: row.rating / 20,
      title: row.title,
      reviewedAt: moment(row.reviewedAt),
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

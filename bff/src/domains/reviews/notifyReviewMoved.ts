import { type Move, noticesOf, type reviewGrounds, type ReviewMail, reviewNotices, type ReviewStatus } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { selectLeadAgents } from './notifyReviewMoved.sql.ts';
import { selectAuthor } from './replyToReview.sql.ts';
import type { ReviewRow } from './review.model.ts';

/** Emails those concerned by a decision on a review. */
export async function notifyReviewMoved(row: ReviewRow, move: Move<ReviewStatus>, context: CallContext): Promise<void> {
  for (const { traveler, agents } of noticesOf(reviewNotices, move)) {
    if (traveler) await mailAuthor(traveler, row, context);
    if (agents) await mailLeadAgents(agents, row, context);
  }
}

async function mailAuthor(key: ReviewMail, row: ReviewRow, context: CallContext): Promise<void> {
  const author = row.travelerId ? await context.db.first(selectAuthor, { travelerId: row.travelerId }) : undefined;
  if (!author) return;
  const mail = {
    to: author.email,
    personId: row.travelerId,
    related: { type: 'review', id: row.id },
    singletonKey: `${row.id} ${row.version}`,
  };
  const data = { companyName: row.companyName, title: row.title };
  if (key === 'review-published-author') return sendTemplate(key, { ...mail, data: { ...data, reviewUrl: urlOf(row, context) } }, context);
  const ground = grounds[row.moderation?.groundCode ?? ''] ?? null;
  return sendTemplate(key, { ...mail, data: { ...data, ground, isRemoved: row.status === 'REMOVED' } }, context);
}

async function mailLeadAgents(key: 'review-published', row: ReviewRow, context: CallContext): Promise<void> {
  for (const { id, email, given_name } of await context.db.run(selectLeadAgents, { partnerId: row.partnerId })) {
    const data = {
      givenName: given_name,
      authorName: row.authorName,
      stars: row.rating / 20,
      title: row.title,
      reviewedAt: toIsoString(row.reviewedAt),
      reviewUrl: urlOf(row, context),
    };
    const related = { type: 'review', id: row.id };
    await sendTemplate(key, { to: email, personId: id, data, related, singletonKey: `review-published ${row.id} ${id}` }, context);
  }
}

function urlOf({ id }: ReviewRow, { settings }: CallContext): string {
  return `${settings.publicOrigin}/reviews/${id}/`;
}

/** Why a review is not shown, as worded for its author. */
const grounds: { [code: string]: string | undefined } = {
  NOT_A_CUSTOMER: 'we could not connect it with a journey that was booked through us',
  PERSONAL_DATA: 'it names people or data that others should not read',
  ABUSE: 'it offends somebody',
  OFF_TOPIC: 'it is about something else than the journey',
  CONFLICT_OF_INTEREST: 'its author and the company are too close',
  DUPLICATE: 'it is on the site already',
  ILLEGAL: 'the law forbids us to show it',
} satisfies Record<(typeof reviewGrounds)[number], string>;

import type { contract } from '@farwend/api-contract';
import { companyOf, userIdOf } from '#src/kernel/actor.ts';
import { newId } from '#src/kernel/newId.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { buildPage, findPageStart } from '#src/records/pages.ts';
import { countVotes, insertVote, lockReview, deleteVote, selectVotes } from './reviewVote.sql.ts';

export const reviewVoteHandlers: Handlers<typeof contract.reviewVotes> = {
  create: async ({ body }, context) => {
    const { reviewId, helpful } = body;
    if (!body.deviceId || !body.reCaptchaId) throw missingIdsFailure();
    const deviceId = parseDeviceId(body.deviceId);
    const review = await lockPublished(reviewId, context);
    if (review.partner_id === companyOf(context.actor))
      throw new Failure('auth.forbidden', { message: 'You cannot vote on reviews of your own company.' });
    const id = newId();
    const voter = { deviceId, userId: userIdOf(context.actor) };
    const [vote] = helpful
      ? await context.db.run(insertVote, { id, reviewId, ...voter })
      : await context.db.run(deleteVote, { reviewId, ...voter });
    const createdAt = toIsoString(vote?.created_at ?? new Date());
    return { ...ok({ id: vote?.id ?? id, reviewId, deviceId, helpful, createdAt }), status: 201 };
  },
  list: async ({ query }, context) => {
    if (!query.deviceId) throw missingIdsFailure();
    const { limit } = query;
    const start = findPageStart(query, context);
    const voter = { deviceId: parseDeviceId(query.deviceId), userId: userIdOf(context.actor) };
    const [votes, counted] = await Promise.all([
      context.db.run(selectVotes, { ...voter, limit, ...start }),
      context.db.first(countVotes, voter),
    ]);
    const items = votes.map((row) => ({
      id: row.id,
      reviewId: row.review_id,
      deviceId: row.device_id,
      helpful: true,
      createdAt: toIsoString(row.created_at),
    }));
    return ok(buildPage(items, { start, limit, total: counted?.total ?? 0, end: votes.at(-1)?.position }, context));
  },
};

/** Throws 404 unless the review is published. The lock serializes concurrent votes, so that each voter counts once. */
async function lockPublished(reviewId: string, { db }: CallContext): Promise<{ partner_id: string }> {
  const review = await db.first(lockReview, { reviewId });
  if (!review) throw notFound();
  return review;
}

/** The specification prescribes this message. */
function missingIdsFailure(): Failure {
  return new Failure('id.required', { message: 'Invalid reCaptcha or deviceId' });
}

function parseDeviceId(deviceId: string): string {
  if (/^[\x21-\x7e]{8,64}$/.test(deviceId)) return deviceId;
  throw fieldFailure('/deviceId', 'format', 'Use 8 to 64 letters, digits or punctuation marks without spaces');
}

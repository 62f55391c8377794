import type { contract } from '@farwend/api-contract';
import { newId } from '#src/kernel/newId.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { pageHeaders } from '#src/records/lists.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { insertVote, lockReview, deleteVote, selectVotes, type VoteRow } from './reviewVote.sql.ts';

export const reviewVoteHandlers: Handlers<typeof contract.reviewVotes> = {
  create: async ({ body }, context) => {
    const { reviewId, helpful } = body;
    if (!body.deviceId || !body.reCaptchaId) throw missingIdsFailure();
    const deviceId = parseDeviceId(body.deviceId);
    await lockPublished(reviewId, context);
    const id = newId();
    const [vote] = helpful ? await addVote(id, reviewId, deviceId, context) : await removeVote(reviewId, deviceId, context);
    const createdAt = toIsoString(vote?.created_at ?? new Date());
    return { ...ok({ id: vote?.id ?? id, reviewId, deviceId, helpful, createdAt }), status: 201 };
  },
  list: async ({ query }, context) => {
    if (!query.deviceId) throw missingIdsFailure();
    const votes = await context.db.run(selectVotes, {
      deviceId: parseDeviceId(query.deviceId),
      limit: query.limit,
      offset: query.offset,
    });
    const items = votes.map((row) => ({
      id: row.id,
      reviewId: row.review_id,
      deviceId: row.device_id,
      helpful: true,
      createdAt: toIsoString(row.created_at),
    }));
    const page = { items, total: votes[0]?.total ?? 0, offset: query.offset, limit: query.limit };
    return { body: page, headers: pageHeaders(page, '/v2/review_votes') };
  },
};

/** Adds a vote and increments the review's count in one statement. A repeated vote counts once. */
function addVote(id: string, reviewId: string, deviceId: string, { db }: CallContext): Promise<Pick<VoteRow, 'id' | 'created_at'>[]> {
  return db.run(insertVote, { id, reviewId, deviceId });
}

function removeVote(reviewId: string, deviceId: string, { db }: CallContext): Promise<Pick<VoteRow, 'id' | 'created_at'>[]> {
  return db.run(deleteVote, { reviewId, deviceId });
}

/** Throws 404 unless the review is published. The lock serializes concurrent votes. */
async function lockPublished(reviewId: string, { db }: CallContext): Promise<void> {
  if (!(await db.first(lockReview, { reviewId }))) throw notFound();
}

/** The specification prescribes this message. */
function missingIdsFailure(): Failure {
  return new Failure('id.required', { message: 'Invalid reCaptcha or deviceId' });
}

function parseDeviceId(deviceId: string): string {
  if (/^[\x21-\x7e]{8,64}$/.test(deviceId)) return deviceId;
  throw fieldFailure('/deviceId', 'format', 'Use 8 to 64 letters, digits or punctuation marks without spaces');
}

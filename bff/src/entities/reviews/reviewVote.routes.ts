import type { contract } from '@farwend/api-contract';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { moment } from '#src/calls/entity.ts';
import { pageHeaders } from '#src/calls/lists.ts';
import { Failure, fieldFailure, notFound } from '#src/http/failure.ts';
import { type CallContext, type Handlers, ok } from '#src/http/handler.ts';

interface VoteRow {
  id: string;
  review_id: string;
  device_id: string;
  created_at: Date;
  total: number;
}

export const reviewVoteHandlers: Handlers<typeof contract.reviewVotes> = {
  create: async ({ body }, context) => {
    const { reviewId, helpful } = body;
    if (!body.deviceId || !body.reCaptchaId) throw idsMissing();
    const deviceId = checkedDevice(body.deviceId);
    await lockPublished(reviewId, context);
    const id = newId();
    const [vote] = helpful ? await addVote(id, reviewId, deviceId, context) : await takeBack(reviewId, deviceId, context);
    const createdAt = moment(vote?.created_at ?? new Date());
    return { ...ok({ id: vote?.id ?? id, reviewId, deviceId, helpful, createdAt }), status: 201 };
  },
  list: async ({ query }, context) => {
    if (!query.deviceId) throw idsMissing();
    const found = await preparedQuery<VoteRow>(
      context.sequelize,
      'reviewVotes.list',
      `SELECT id, review_id, device_id, created_at, count(*) OVER ()::int AS total FROM review_votes
       WHERE device_id = $1 ORDER BY created_at DESC, id LIMIT $2 OFFSET $3`,
      [checkedDevice(query.deviceId), query.limit, query.offset],
      null,
    );
    const items = found.map((row) => ({
      id: row.id,
      reviewId: row.review_id,
      deviceId: row.device_id,
      helpful: true,
      createdAt: moment(row.created_at),
    }));
    const page = { items, total: found[0]?.total ?? 0, offset: query.offset, limit: query.limit };
    return { body: page, headers: pageHeaders(page, '/v2/review_votes') };
  },
};

/** The vote and the review's count of votes, in one statement. A vote that is there already stays and counts once. */
function addVote(id: string, reviewId: string, deviceId: string, { sequelize, transaction }: CallContext): Promise<VoteRow[]> {
  const text = `
    WITH added AS (
      INSERT INTO review_votes (id, review_id, device_id) VALUES ($1, $2, $3) ON CONFLICT (review_id, device_id) DO NOTHING RETURNING id, created_at
    ), counted AS (
      UPDATE reviews SET helpful_count = helpful_count + 1 WHERE id = $2 AND EXISTS (SELECT FROM added)
    )
    SELECT id, created_at FROM added UNION ALL SELECT id, created_at FROM review_votes WHERE review_id = $2 AND device_id = $3`;
  return preparedQuery(sequelize, 'reviewVotes.add', text, [id, reviewId, deviceId], transaction);
}

function takeBack(reviewId: string, deviceId: string, { sequelize, transaction }: CallContext): Promise<VoteRow[]> {
  const text = `
    WITH gone AS (
      DELETE FROM review_votes WHERE review_id = $1 AND device_id = $2 RETURNING id, created_at
    ), counted AS (
      UPDATE reviews SET helpful_count = helpful_count - 1 WHERE id = $1 AND EXISTS (SELECT FROM gone)
    )
    SELECT id, created_at FROM gone`;
  return preparedQuery(sequelize, 'reviewVotes.takeBack', text, [reviewId, deviceId], transaction);
}

/** Votes are for published reviews; the lock keeps the count right when many vote at once. */
async function lockPublished(reviewId: string, { sequelize, transaction }: CallContext): Promise<void> {
  const text = `SELECT id FROM reviews WHERE id = $1 AND status = 'PUBLISHED' FOR NO KEY UPDATE`;
  const found = await preparedQuery(sequelize, 'reviewVotes.lock', text, [reviewId], transaction);
  if (found.length === 0) throw notFound();
}

/** The specification's words for a vote without its two ids. */
function idsMissing(): Failure {
  return new Failure('id.required', { message: 'Invalid reCaptcha or deviceId' });
}

function checkedDevice(deviceId: string): string {
  if (/^[\x21-\x7e]{8,64}$/.test(deviceId)) return deviceId;
  throw fieldFailure('/deviceId', 'format', 'Use 8 to 64 letters, digits or signs without spaces');
}

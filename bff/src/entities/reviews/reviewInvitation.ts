import { createHash, randomBytes } from 'node:crypto';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { userIdOf } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { RewardRow } from './review.model.ts';

const LIFETIME_MS = 60 * 24 * 3600 * 1000;

type Promised = Pick<RewardRow, 'kind' | 'valueUSD'>;

/** Makes an invitation to review a trip: its link, good for 60 days and one review. Only the hash of its code is kept. */
export async function inviteToReview(
  tripMatchId: string,
  channel: 'LINK' | 'EMAIL',
  reward: Promised | null,
  context: CallContext,
): Promise<{ url: string; expiresAt: Date }> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  await preparedQuery(
    context.sequelize,
    'reviewInvitation.insert',
    `INSERT INTO review_invitations (id, trip_match_id, code_hash, channel, reward, created_by_id, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(), tripMatchId, hashOf(code), channel, reward && JSON.stringify(reward), userIdOf(context.actor), expiresAt],
    context.transaction,
  );
  return { url: `${context.settings.publicOrigin}/reviews/write/?trip=${tripMatchId}&code=${code}`, expiresAt };
}

/** Uses up the invitation with this code for this trip; false when there is none, or it is old or used. */
export async function redeemInvitation(tripMatchId: string, code: string, context: CallContext): Promise<boolean> {
  const used = await preparedQuery(
    context.sequelize,
    'reviewInvitation.use',
    `UPDATE review_invitations SET used_at = now() WHERE code_hash = $1 AND trip_match_id = $2 AND used_at IS NULL AND expires_at > now() RETURNING id`,
    [hashOf(code), tripMatchId],
    context.transaction,
  );
  return used.length > 0;
}

/** The reward promised with the newest invitation to this trip, before anybody rated it. */
export async function promisedReward(tripMatchId: string, { sequelize, transaction }: CallContext): Promise<Promised | null> {
  const text = 'SELECT reward FROM review_invitations WHERE trip_match_id = $1 AND reward IS NOT NULL ORDER BY created_at DESC LIMIT 1';
  const [row] = await preparedQuery<{ reward: Promised }>(sequelize, 'reviewInvitation.reward', text, [tripMatchId], transaction);
  return row?.reward ?? null;
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

import { createHash, randomBytes } from 'node:crypto';
import { newId } from '#src/kernel/newId.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { insertInvitation, markInvitationUsed, selectPromisedReward, type PromisedReward } from './reviewInvitation.sql.ts';

const LIFETIME_MS = 60 * 24 * 3600 * 1000;

/** Creates an invitation to review a trip. Its link is valid for 60 days and one review; only the hash of its code is stored. */
export async function inviteToReview(
  tripMatchId: string,
  channel: 'LINK' | 'EMAIL',
  reward: PromisedReward | null,
  context: CallContext,
): Promise<{ url: string; expiresAt: Date }> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  await context.db.run(insertInvitation, {
    newId: newId(),
    tripMatchId,
    hash: hashCode(code),
    channel,
    reward,
    userId: userIdOf(context.actor),
    expiresAt,
  });
  return { url: `${context.settings.publicOrigin}/reviews/write/?trip=${tripMatchId}&code=${code}`, expiresAt };
}

/** Redeems the invitation with this code for this trip; false if there is none or it has expired or been used. */
export async function redeemInvitation(tripMatchId: string, code: string, context: CallContext): Promise<boolean> {
  return (await context.db.first(markInvitationUsed, { hash: hashCode(code), tripMatchId })) !== undefined;
}

/** The reward promised by the newest invitation to review this trip; null if there is none. */
export async function loadPromisedReward(tripMatchId: string, { db }: CallContext): Promise<PromisedReward | null> {
  const [row] = await db.run(selectPromisedReward, { tripMatchId });
  return row?.reward ?? null;
}

function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

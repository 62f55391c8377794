import { z } from 'zod';
import { bytes, json } from '#src/db/columnTypes.ts';
import type { RewardRow } from './review.model.ts';
import { statement } from '#src/db/statement.ts';

/** The reward that an invitation promises. */
export type PromisedReward = Pick<RewardRow, 'kind' | 'valueUSD'>;

export const insertInvitation = statement(
  'reviewInvitation.insert',
  {
    newId: z.uuid(),
    tripMatchId: z.uuid(),
    hash: bytes,
    channel: z.string(),
    reward: json<unknown>().nullable(),
    userId: z.uuid().nullable(),
    expiresAt: z.date(),
  },
  null,
  `INSERT INTO review_invitations (id, trip_match_id, code_hash, channel, reward, created_by_id, expires_at) VALUES (:newId, :tripMatchId, :hash, :channel, :reward, :userId, :expiresAt)`,
);

export const markInvitationUsed = statement(
  'reviewInvitation.use',
  { hash: bytes, tripMatchId: z.uuid() },
  z.object({ id: z.uuid() }),
  `UPDATE review_invitations SET used_at = now() WHERE code_hash = :hash AND trip_match_id = :tripMatchId AND used_at IS NULL AND expires_at > now() RETURNING id`,
);

export const selectPromisedReward = statement(
  'reviewInvitation.reward',
  { tripMatchId: z.uuid() },
  z.object({
    reward: json<PromisedReward>().nullable(),
  }),
  'SELECT reward FROM review_invitations WHERE trip_match_id = :tripMatchId AND reward IS NOT NULL ORDER BY created_at DESC LIMIT 1',
);

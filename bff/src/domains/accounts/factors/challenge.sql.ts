import { signInFactors } from '@farwend/api-contract';
import { z } from 'zod';
import { bytes } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

const challengePurposes = ['SIGN_IN', 'PASSKEY', 'ENROL'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

export const insertChallenge = statement(
  'challenge.insert',
  {
    id: z.uuid(),
    purpose: z.enum(challengePurposes),
    userId: z.uuid().nullable(),
    firstFactor: z.enum(signInFactors).nullable(),
    sealedSecret: bytes.nullable(),
    passkeyChallenge: z.string().nullable(),
    minutes: z.int(),
  },
  z.object({ expires_at: z.date() }),
  `INSERT INTO factor_challenges (id, purpose, user_id, first_factor, sealed_secret, passkey_challenge, expires_at)
   VALUES (:id, :purpose, :userId, :firstFactor, :sealedSecret, :passkeyChallenge, now() + make_interval(mins => :minutes)) RETURNING expires_at`,
);

export const ChallengeRow = z.object({
  id: z.uuid(),
  purpose: z.enum(challengePurposes),
  user_id: z.uuid().nullable(),
  first_factor: z.enum(signInFactors).nullable(),
  sealed_secret: bytes.nullable(),
  passkey_challenge: z.string().nullable(),
  expires_at: z.date(),
});
export type ChallengeRow = z.output<typeof ChallengeRow>;

/** A challenge that may still be answered; it ends with the access of its person, as by a new password. */
export const lockChallenge = statement(
  'challenge.lock',
  { id: z.uuid(), purposes: z.array(z.string()).readonly(), maxFailures: z.int() },
  ChallengeRow,
  `SELECT c.id, c.purpose, c.user_id, c.first_factor, c.sealed_secret, c.passkey_challenge, c.expires_at FROM factor_challenges c
   WHERE c.id = :id AND c.purpose = ANY (:purposes) AND c.used_at IS NULL AND c.expires_at > now() AND c.failures < :maxFailures
     AND c.created_at > coalesce((SELECT u.access_ended_at FROM users u WHERE u.id = c.user_id), '-infinity') FOR UPDATE OF c`,
);

export const setPasskeyChallenge = statement(
  'challenge.setPasskey',
  { id: z.uuid(), passkeyChallenge: z.string() },
  null,
  'UPDATE factor_challenges SET passkey_challenge = :passkeyChallenge WHERE id = :id',
);

export const useChallenge = statement(
  'challenge.use',
  { id: z.uuid() },
  null,
  'UPDATE factor_challenges SET used_at = now() WHERE id = :id',
);

export const failChallenge = statement(
  'challenge.fail',
  { id: z.uuid() },
  null,
  'UPDATE factor_challenges SET failures = failures + 1 WHERE id = :id',
);

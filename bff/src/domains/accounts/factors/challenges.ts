import type { SignInFactor } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { newId } from '#src/kernel/newId.ts';
import { type ChallengePurpose, type ChallengeRow, insertChallenge, lockChallenge } from './challenge.sql.ts';

const MAX_FAILURES = 5;
const lifetimes: Record<ChallengePurpose, number> = { SIGN_IN: 5, PASSKEY: 5, ENROL: 10 };

interface NewChallenge {
  purpose: ChallengePurpose;
  /** Absent while nobody knows who answers with a passkey. */
  userId?: string;
  firstFactor?: SignInFactor;
  sealedSecret?: Buffer;
  passkeyChallenge?: string;
}

/** Stores a challenge that can be answered once, for some minutes. */
export async function issueChallenge(
  { purpose, userId, firstFactor, sealedSecret, passkeyChallenge }: NewChallenge,
  { db }: CallContext,
): Promise<{ challengeId: string; expiresAt: string }> {
  const challengeId = newId();
  const stored = await db.first(insertChallenge, {
    id: challengeId,
    purpose,
    userId: userId ?? null,
    firstFactor: firstFactor ?? null,
    sealedSecret: sealedSecret ?? null,
    passkeyChallenge: passkeyChallenge ?? null,
    minutes: lifetimes[purpose],
  });
  return { challengeId, expiresAt: stored?.expires_at.toISOString() ?? '' };
}

/** The challenge, locked; undefined if it cannot be answered any more. */
export async function findChallenge(
  id: string,
  purposes: readonly ChallengePurpose[],
  { db }: CallContext,
): Promise<ChallengeRow | undefined> {
  return isId(id) ? db.first(lockChallenge, { id, purposes, maxFailures: MAX_FAILURES }) : undefined;
}

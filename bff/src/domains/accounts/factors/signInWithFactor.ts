import { recordAudit } from '#src/records/recordVersion.ts';
import { runInTransaction } from '#src/records/runInTransaction.ts';
import { type SignInFactor } from '@farwend/api-contract';
import type { TokenKind } from '#src/domains/accounts/sessions/accessToken.ts';
import { completeSignIn, type SignInResult, type VerifiedCredentials } from '#src/domains/accounts/sessions/completeSignIn.ts';
import { checkLoginDelay, clearLoginFailures, recordLoginFailure } from '#src/domains/accounts/sessions/loginDelay.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { type ChallengeRow, failChallenge, useChallenge } from './challenge.sql.ts';
import { findChallenge, issueChallenge } from './challenges.ts';
import { buildFactorKey } from './factorDelay.ts';
import { countRecoveryCodes, listFactors } from './factor.sql.ts';
import { type FactorProof, type ProvenFactor, verifyPasskey, verifyProof } from './verifyProof.ts';

/**
 * Signs in with a first factor that was verified; returns the failure that asks for the second where the account has one, so that the
 * transaction commits its challenge.
 */
export async function completeFirstFactor(
  credentials: VerifiedCredentials,
  kind: TokenKind,
  context: CallContext,
): Promise<SignInResult | Failure> {
  const { userId } = credentials;
  const factors = await context.db.run(listFactors, { userId });
  if (factors.length === 0) return completeSignIn(credentials, kind, context);
  const [firstFactor = 'PASSWORD'] = kind.factors;
  const { challengeId } = await issueChallenge({ purpose: 'SIGN_IN', userId, firstFactor }, context);
  const codes = await context.db.first(countRecoveryCodes, { userId });
  const kinds = new Set<SignInFactor>(factors.map((factor) => factor.kind));
  if (codes && codes.total > 0) kinds.add('RECOVERY_CODE');
  return new Failure('auth.factorRequired', { challenge: { challengeId, factors: [...kinds] } });
}

/** Answers the challenge of a sign-in with a second factor, or one for a passkey alone, which counts as both. */
export async function signInWithFactor(
  challengeId: string,
  proof: FactorProof,
  kind: TokenKind,
  context: CallContext,
): Promise<SignInResult> {
  const result = await runInTransaction(context, async (inside) => {
    const challenge = await findChallenge(challengeId, ['SIGN_IN', 'PASSKEY'], inside);
    if (!challenge) return new Failure('auth.challengeEnded');
    if (challenge.user_id) await checkLoginDelay(buildFactorKey(challenge.user_id, inside), inside);
    const proven = await answerChallenge(challenge, proof, inside);
    if (!proven) return recordWrongAnswer(challenge, inside); // the transaction commits and counts the attempt
    await inside.db.run(useChallenge, { id: challenge.id });
    await clearLoginFailures(buildFactorKey(proven.userId, inside), inside);
    const factors = challenge.first_factor ? [challenge.first_factor, proven.factor] : [proven.factor];
    return completeSignIn({ userId: proven.userId }, { ...kind, factors }, inside);
  });
  if (result instanceof Failure) throw result;
  return result;
}

async function answerChallenge(
  { user_id: userId, passkey_challenge: passkeyChallenge }: ChallengeRow,
  proof: FactorProof,
  context: CallContext,
): Promise<ProvenFactor | null> {
  if (userId) return verifyProof(userId, proof, passkeyChallenge, context);
  return proof.passkey && passkeyChallenge !== null ? verifyPasskey(proof.passkey, passkeyChallenge, context) : null;
}

async function recordWrongAnswer({ id, user_id: userId }: ChallengeRow, context: CallContext): Promise<Failure> {
  await context.db.run(failChallenge, { id });
  if (userId) await recordLoginFailure(buildFactorKey(userId, context), context);
  await recordAudit('SIGN_IN_FAILED', 'user', userId, { challengeId: id }, context);
  return new Failure('auth.invalidCredentials', { message: 'This is not right, or has been used. Try again with the next code.' });
}

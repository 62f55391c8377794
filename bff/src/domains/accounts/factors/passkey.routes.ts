import type { contract } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import { setPasskeyChallenge } from './challenge.sql.ts';
import { findChallenge, issueChallenge } from './challenges.ts';
import { listFactors } from './factor.sql.ts';
import { buildRequestOptions } from './passkey.ts';

export const passkeyHandlers: Handlers<typeof contract.passkeys> = {
  options: async ({ body: { challengeId } }, context) => {
    const body = challengeId === undefined ? await beginPasskeySignIn(context) : await askForPasskey(challengeId, context);
    return { body, headers: { 'Cache-Control': 'no-store' } };
  },
};

async function beginPasskeySignIn(context: CallContext) {
  const options = await buildRequestOptions([], context);
  return { ...(await issueChallenge({ purpose: 'PASSKEY', passkeyChallenge: options.challenge }, context)), publicKey: { ...options } };
}

/** The passkeys of the account whose password was right. */
async function askForPasskey(challengeId: string, context: CallContext) {
  const challenge = await findChallenge(challengeId, ['SIGN_IN'], context);
  if (!challenge?.user_id) throw new Failure('auth.challengeEnded');
  const options = await buildRequestOptions(await context.db.run(listFactors, { userId: challenge.user_id }), context);
  await context.db.run(setPasskeyChallenge, { id: challenge.id, passkeyChallenge: options.challenge });
  return { challengeId, expiresAt: challenge.expires_at.toISOString(), publicKey: { ...options } };
}

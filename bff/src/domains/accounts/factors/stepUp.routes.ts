import type { BodyOf, contract, SignInFactor } from '@farwend/api-contract';
import type { Person } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { type Handlers, ok, withoutTransaction } from '#src/kernel/handler.ts';
import { checkLoginDelay, clearLoginFailures, recordLoginFailure } from '#src/domains/accounts/sessions/loginDelay.ts';
import { verifyPassword } from '#src/domains/accounts/sessions/passwordHash.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { runInTransaction } from '#src/records/runInTransaction.ts';
import { findAccount } from '#src/domains/accounts/users/findAccount.ts';
import { useChallenge } from './challenge.sql.ts';
import { findChallenge } from './challenges.ts';
import { buildFactorKey } from './factorDelay.ts';
import { listFactors, proveToken } from './factor.sql.ts';
import { verifyProof } from './verifyProof.ts';

type StepUp = BodyOf<typeof contract.stepUps.create>;

export const stepUpHandlers: Handlers<typeof contract.stepUps> = {
  create: withoutTransaction(async ({ body }, context) => {
    const { person, tokenId } = context.actor;
    if (!person || !tokenId) throw new Failure('auth.required');
    const key = buildFactorKey(person.userId, context);
    await checkLoginDelay(key, context);
    const factors = await context.db.run(listFactors, { userId: person.userId });
    const hasPassword = factors.length === 0 && (await isOwnPassword(body, person, context));
    const until = await runInTransaction(context, async (inside) => {
      const factor = hasPassword ? ('PASSWORD' as const) : await proveFactor(body, person.userId, inside);
      if (factor === null) {
        await recordLoginFailure(key, inside); // the transaction commits and counts the attempt
        await recordAudit('STEP_UP_FAILED', 'user', person.userId, {}, inside);
        return null;
      }
      await clearLoginFailures(key, inside);
      await recordAudit('STEP_UP', 'user', person.userId, { factor }, inside);
      return (await inside.db.first(proveToken, { tokenId, factor }))?.until ?? null;
    });
    if (until === null) throw describeFailure(body, factors.length > 0);
    return ok({ until: until.toISOString() });
  }),
};

/** The password proves enough only where there is no second factor. */
async function isOwnPassword({ password }: StepUp, { userId }: Person, context: CallContext): Promise<boolean> {
  if (password === undefined) return false;
  const user = await findAccount(userId, context);
  return verifyPassword(user?.passwordHash ?? null, password);
}

async function proveFactor(body: StepUp, userId: string, context: CallContext): Promise<SignInFactor | null> {
  const challenge = body.challengeId === undefined ? undefined : await findChallenge(body.challengeId, ['PASSKEY'], context);
  if (challenge) await context.db.run(useChallenge, { id: challenge.id });
  return (await verifyProof(userId, body, challenge?.passkey_challenge ?? null, context))?.factor ?? null;
}

function describeFailure({ password, recoveryCode, passkey }: StepUp, hasFactor: boolean): Failure {
  if (password !== undefined)
    return hasFactor
      ? fieldFailure('/password', 'notAllowed', 'This account has a second factor. Use that.')
      : fieldFailure('/password', 'wrong', 'This is not your current password');
  if (passkey) return fieldFailure('/passkey', 'wrong', 'This passkey could not be verified. Try again.');
  return recoveryCode === undefined
    ? fieldFailure('/code', 'wrong', 'This code is not right, or has been used. Enter the next one.')
    : fieldFailure('/recoveryCode', 'wrong', 'This recovery code is not right, or has been used.');
}

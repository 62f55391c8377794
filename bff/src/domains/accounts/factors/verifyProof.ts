import type { PasskeyProof, SignInFactor } from '@farwend/api-contract';
import { mailRecoveryCodeUsed } from '#src/domains/accounts/users/securityMails.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { getDataSeal } from '#src/kernel/dataSeal.ts';
import { listFactors, selectPasskey, usePasskey, useRecoveryCode, useTotpStep } from './factor.sql.ts';
import { verifyPasskeyProof } from './passkey.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import { findTotpStep } from './totp.ts';

/** What somebody sends to prove a second factor; exactly one of these. */
export interface FactorProof {
  /** Six digits of an authenticator app. */
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: PasskeyProof | undefined;
}

/** What a proof has shown. */
export interface ProvenFactor {
  userId: string;
  factor: SignInFactor & ('TOTP' | 'RECOVERY_CODE' | 'PASSKEY');
}

/** Verifies a proof of an account and uses it up; null if it is wrong. Needs a transaction. `passkeyChallenge`: what a passkey had to sign. */
export async function verifyProof(
  userId: string,
  { code, recoveryCode, passkey }: FactorProof,
  passkeyChallenge: string | null,
  context: CallContext,
): Promise<ProvenFactor | null> {
  if (code !== undefined) return (await verifyTotp(userId, code.replace(' ', ''), context)) ? { userId, factor: 'TOTP' } : null;
  if (recoveryCode !== undefined) return verifyRecoveryCode(userId, recoveryCode, context);
  const proven = passkey && passkeyChallenge !== null ? await verifyPasskey(passkey, passkeyChallenge, context) : null;
  return proven?.userId === userId ? proven : null;
}

/** Verifies the answer of a passkey of any account. */
export async function verifyPasskey(passkey: PasskeyProof, challenge: string, context: CallContext): Promise<ProvenFactor | null> {
  const stored = await context.db.first(selectPasskey, { credentialId: passkey.id });
  if (!stored?.public_key) return null;
  const { id, user_id: userId, public_key: publicKey, sign_count } = stored;
  const signCount = sign_count ?? 0;
  const counter = await verifyPasskeyProof(passkey, challenge, { publicKey, signCount }, context);
  if (counter === null) return null;
  await context.db.run(usePasskey, { id, signCount: counter });
  return { userId, factor: 'PASSKEY' };
}

async function verifyTotp(userId: string, code: string, { db, settings }: CallContext): Promise<boolean> {
  for (const { id, sealed_secret: sealed } of await db.run(listFactors, { userId })) {
    const secret = sealed && getDataSeal(settings).open(sealed, { purpose: 'totp', owner: userId });
    const step = secret === null ? null : findTotpStep(secret, code, Date.now());
    if (step !== null && (await db.first(useTotpStep, { id, step }))) return true;
  }
  return false;
}

async function verifyRecoveryCode(userId: string, code: string, context: CallContext): Promise<ProvenFactor | null> {
  const used = await context.db.first(useRecoveryCode, { userId, hash: hashRecoveryCode(code, userId) });
  if (!used) return null;
  await mailRecoveryCodeUsed(userId, used.left, context);
  return { userId, factor: 'RECOVERY_CODE' };
}

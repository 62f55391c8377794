import type { BodyOf, contract, FactorKind, ReplyOf } from '@farwend/api-contract';
import type { Person } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { getDataSeal } from '#src/kernel/dataSeal.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { newId } from '#src/kernel/newId.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { useChallenge } from './challenge.sql.ts';
import { findChallenge, issueChallenge } from './challenges.ts';
import { type FactorRow, insertFactor, listFactors, proveToken } from './factor.sql.ts';
import { drawQrCode } from './drawQrCode.ts';
import { buildCreationOptions, verifyNewPasskey } from './passkey.ts';
import { buildOtpauthUrl, createTotpSecret, findTotpStep } from './totp.ts';

const MAX_FACTORS = 10;

type NewFactor = BodyOf<typeof contract.factors.create>;

/** A factor that was added, without its secrets. */
interface AddedFactor {
  row: Pick<FactorRow, 'id' | 'kind' | 'name' | 'created_at' | 'last_used_at'>;
  isFirst: boolean;
}

/** What an app or a browser needs to make a factor; the secret of an app waits sealed for its first code. */
export async function beginFactor(
  kind: FactorKind,
  person: Person,
  context: CallContext,
): Promise<ReplyOf<typeof contract.factors.options>> {
  const { userId, email } = person;
  const existing = await context.db.run(listFactors, { userId });
  if (existing.length >= MAX_FACTORS)
    throw new Failure('auth.forbidden', { message: `An account has ${MAX_FACTORS} factors at most. Remove one first.` });
  if (kind === 'TOTP') {
    const secret = createTotpSecret();
    const sealedSecret = getDataSeal(context.settings).seal(secret, { purpose: 'totp', owner: userId });
    const issued = await issueChallenge({ purpose: 'ENROL', userId, sealedSecret }, context);
    const otpauthUrl = buildOtpauthUrl(secret, email);
    return { ...issued, secret, otpauthUrl, qrCode: drawQrCode(otpauthUrl), publicKey: null };
  }
  const options = await buildCreationOptions(person, existing, context);
  const issued = await issueChallenge({ purpose: 'ENROL', userId, passkeyChallenge: options.challenge }, context);
  return { ...issued, secret: null, otpauthUrl: null, qrCode: null, publicKey: { ...options } };
}

/** Adds the factor whose first code or passkey is right. The session or token that added it counts as signed in with it. */
export async function addFactor(
  { challengeId, name, code, passkey }: NewFactor,
  person: Person,
  context: CallContext,
): Promise<AddedFactor> {
  const { db, actor } = context;
  const { userId } = person;
  const challenge = await findChallenge(challengeId, ['ENROL'], context);
  if (challenge?.user_id !== userId) throw enrolmentEnded();
  const existing = await db.run(listFactors, { userId });
  const secrets = passkey
    ? await verifyPasskeySecrets(passkey, challenge.passkey_challenge, context)
    : verifyTotpSecrets(code ?? '', challenge.sealed_secret, userId, context);
  const kind = passkey ? 'PASSKEY' : 'TOTP';
  const id = newId();
  const stored = await db.first(insertFactor, { ...noSecrets, ...secrets, id, userId, kind, name });
  await db.run(useChallenge, { id: challenge.id });
  if (actor.tokenId) await db.first(proveToken, { tokenId: actor.tokenId, factor: kind });
  await recordAudit('FACTOR_ADDED', 'user', userId, { factorId: id, kind }, context);
  return { row: { id, kind, name, created_at: stored?.created_at ?? new Date(), last_used_at: null }, isFirst: existing.length === 0 };
}

function enrolmentEnded(): Failure {
  const message = 'This was begun more than ten minutes ago, or is finished already. Begin again.';
  const errors = [{ pointer: '/challengeId', field: 'challengeId', code: 'unknown', message }];
  return new Failure('auth.challengeEnded', { status: 422, message, errors });
}

const noSecrets = { sealedSecret: null, lastStep: null, credentialId: null, publicKey: null, signCount: null, transports: [] };

function verifyTotpSecrets(code: string, sealedSecret: Buffer | null, owner: string, { settings }: CallContext) {
  const secret = sealedSecret && getDataSeal(settings).open(sealedSecret, { purpose: 'totp', owner });
  const lastStep = secret === null ? null : findTotpStep(secret, code.replace(' ', ''), Date.now());
  if (lastStep === null)
    throw fieldFailure('/code', 'wrong', 'This code is not right. Check the time of your device, and enter the next one.');
  return { sealedSecret, lastStep };
}

async function verifyPasskeySecrets(passkey: NonNullable<NewFactor['passkey']>, challenge: string | null, context: CallContext) {
  const verified = challenge === null ? null : await verifyNewPasskey(passkey, challenge, context);
  if (!verified) throw fieldFailure('/passkey', 'wrong', 'This passkey could not be verified. Try again.');
  return { ...verified, transports: passkey.response.transports ?? [] };
}

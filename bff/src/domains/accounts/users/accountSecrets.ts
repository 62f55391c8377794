import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { newId } from '#src/kernel/newId.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { hashSecret, newSecret } from '#src/settings/secrets.ts';
import type { Settings } from '#src/settings/settings.ts';
import { findAccount } from './findAccount.ts';
import type { UserRow } from './user.model.ts';
import {
  countRecentSecrets,
  expireOlderSecrets,
  insertSecret,
  markSecretUsed,
  selectLinkSecret,
  selectLatestCode,
  incrementFailures,
  type SecretRow,
} from './accountSecrets.sql.ts';

/** Purposes of mailed secrets, with their lifetime; a secret is a code of six digits or a link. */
const secretKinds = {
  RESET: { minutes: 60, isCode: false },
  VERIFY: { minutes: 72 * 60, isCode: false },
  INVITE: { minutes: 7 * 24 * 60, isCode: false },
  RESET_CODE: { minutes: 15, isCode: true },
  LOGIN_CODE: { minutes: 10, isCode: true },
} as const;
export type SecretPurpose = keyof typeof secretKinds;

const MAX_ATTEMPTS = 5;
const MAX_PER_HOUR = 5;

export interface ValidSecret {
  id: string;
  purpose: SecretPurpose;
  user: UserRow;
}

export function lifetimeMinutesOf(purpose: SecretPurpose): number {
  return secretKinds[purpose].minutes;
}

/** Issues a secret for the address of an account; null if it had too many within the hour. A new code expires earlier ones. */
export async function issueSecret(
  user: UserRow,
  purpose: SecretPurpose,
  context: CallContext,
  minutes = lifetimeMinutesOf(purpose),
): Promise<string | null> {
  const { db, settings } = context;
  const { isCode } = secretKinds[purpose];
  const [sent] = await db.run(countRecentSecrets, { userId: user.id, purpose });
  if (sent && sent.count >= MAX_PER_HOUR) return null;
  if (isCode) await db.run(expireOlderSecrets, { userId: user.id, purpose });
  const secret = isCode ? String(randomInt(1_000_000)).padStart(6, '0') : newSecret('fwl_');
  const hash = isCode ? hashCode(secret, user.id, settings.sessionKeys[0] ?? '') : hashSecret(secret);
  await db.run(insertSecret, { newId: newId(), userId: user.id, purpose, email: user.email, hash, minutes });
  return secret;
}

/**
 * Finds the stored secret that matches `input` for the named account; null if none does. A wrong code counts as an attempt, so the
 * transaction must commit. Throws link.used and link.expired only for a matching secret.
 */
export async function findSecret(
  idOrEmail: string,
  input: string,
  purposes: readonly SecretPurpose[],
  context: CallContext,
): Promise<ValidSecret | null> {
  if (!/^[\w-]{6,100}$/.test(input)) return null;
  const user = await findAccount(idOrEmail, context);
  if (!user || user.status === 'DISABLED') return null;
  const isCode = /^\d{6}$/.test(input);
  const row = isCode ? await findCodeSecret(user, input, purposes, context) : await findLinkSecret(user, input, purposes, context);
  if (!row || row.email !== user.email) return null;
  if (row.is_used) throw new Failure('link.used');
  if (row.is_expired) throw new Failure('link.expired');
  return { id: row.id, purpose: row.purpose, user };
}

export async function consumeSecret({ id }: ValidSecret, { db }: CallContext): Promise<void> {
  await db.run(markSecretUsed, { id });
}

async function findLinkSecret(
  user: UserRow,
  input: string,
  purposes: readonly SecretPurpose[],
  context: CallContext,
): Promise<SecretRow | null> {
  const { db } = context;
  const links = purposes.filter((purpose) => !secretKinds[purpose].isCode);
  const [row] = await db.run(selectLinkSecret, { userId: user.id, links, secretHash: hashSecret(input) });
  return row ?? null;
}

/** Only the newest code is valid, for five attempts. */
async function findCodeSecret(
  user: UserRow,
  input: string,
  purposes: readonly SecretPurpose[],
  context: CallContext,
): Promise<SecretRow | null> {
  const { db, settings } = context;
  const codes = purposes.filter((purpose) => secretKinds[purpose].isCode);
  const [row] = await db.run(selectLatestCode, { userId: user.id, codes });
  if (!row || row.failures >= MAX_ATTEMPTS) return null;
  if (matchesCode(input, user.id, row.secret_hash, settings)) return row;
  await db.run(incrementFailures, { id: row.id });
  return null;
}

/** Keyed, because a plain hash of six digits is found by trying all of them. */
function hashCode(code: string, userId: string, key: string): Buffer {
  return createHmac('sha256', key).update(`account code ${userId} ${code}`).digest();
}

function matchesCode(code: string, userId: string, hash: Buffer, { sessionKeys }: Settings): boolean {
  return sessionKeys.some((key) => timingSafeEqual(hashCode(code, userId, key), hash));
}

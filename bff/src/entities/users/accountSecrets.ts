import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { hashSecret, newSecret } from '#src/http/secrets.ts';
import type { Settings } from '#src/settings.ts';
import { findAccount } from './findAccount.ts';
import type { UserRow } from './user.model.ts';

/** What a mailed secret is for: how long it lives, and whether it is six digits to type or a link to follow. */
const kinds = {
  RESET: { minutes: 60, isCode: false },
  VERIFY: { minutes: 72 * 60, isCode: false },
  INVITE: { minutes: 7 * 24 * 60, isCode: false },
  RESET_CODE: { minutes: 15, isCode: true },
  LOGIN_CODE: { minutes: 10, isCode: true },
} as const;
export type SecretPurpose = keyof typeof kinds;

const MOST_TRIES = 5;
const MOST_PER_HOUR = 5;

/** A secret that was found good, and whose it is. */
export interface GoodSecret {
  id: string;
  purpose: SecretPurpose;
  user: UserRow;
}

/** Minutes a secret lives. */
export function minutesOf(purpose: SecretPurpose): number {
  return kinds[purpose].minutes;
}

/** Makes a secret for the address of an account; null when it was sent too many within the hour. A new code ends the one before. */
export async function issueSecret(user: UserRow, purpose: SecretPurpose, context: CallContext): Promise<string | null> {
  const { sequelize, transaction, settings } = context;
  const { minutes, isCode } = kinds[purpose];
  const [sent] = await preparedQuery<{ count: number }>(sequelize, 'secret.count', countLately, [user.id, purpose], transaction);
  if (sent && sent.count >= MOST_PER_HOUR) return null;
  if (isCode) await preparedQuery(sequelize, 'secret.supersede', supersede, [user.id, purpose], transaction);
  const secret = isCode ? String(randomInt(1_000_000)).padStart(6, '0') : newSecret('fwl_');
  const hash = isCode ? codeHash(secret, user.id, settings.sessionKeys[0] ?? '') : hashSecret(secret);
  await preparedQuery(sequelize, 'secret.issue', insertSecret, [newId(), user.id, purpose, user.email, hash, minutes], transaction);
  return secret;
}

/**
 * The secret that somebody showed, for the account they named; null when it is not one of its own. A wrong code counts as a try,
 * so this must run in a transaction that commits. Throws link.used and link.expired to whoever holds the right one.
 */
export async function findSecret(
  who: string,
  shown: string,
  purposes: readonly SecretPurpose[],
  context: CallContext,
): Promise<GoodSecret | null> {
  if (!/^[\w-]{6,100}$/.test(shown)) return null;
  const user = await findAccount(who, context);
  if (!user || user.status === 'DISABLED') return null;
  const isCode = /^\d{6}$/.test(shown);
  const row = isCode ? await matchCode(user, shown, purposes, context) : await matchLink(user, shown, purposes, context);
  if (!row || row.email !== user.email) return null;
  if (row.is_used) throw new Failure('link.used');
  if (row.is_expired) throw new Failure('link.expired');
  return { id: row.id, purpose: row.purpose, user };
}

/** Marks a secret as used. */
export async function spend({ id }: GoodSecret, { sequelize, transaction }: CallContext): Promise<void> {
  await preparedQuery(sequelize, 'secret.use', 'UPDATE account_secrets SET used_at = now() WHERE id = $1', [id], transaction);
}

interface SecretRow {
  id: string;
  purpose: SecretPurpose;
  email: string;
  secret_hash: Buffer;
  failures: number;
  is_used: boolean;
  is_expired: boolean;
}

async function matchLink(
  user: UserRow,
  shown: string,
  purposes: readonly SecretPurpose[],
  context: CallContext,
): Promise<SecretRow | null> {
  const { sequelize, transaction } = context;
  const links = purposes.filter((purpose) => !kinds[purpose].isCode);
  const found = await preparedQuery<SecretRow>(sequelize, 'secret.link', selectLink, [user.id, links, hashSecret(shown)], transaction);
  return found[0] ?? null;
}

/** Only the newest code counts, and only five times. */
async function matchCode(
  user: UserRow,
  shown: string,
  purposes: readonly SecretPurpose[],
  context: CallContext,
): Promise<SecretRow | null> {
  const { sequelize, transaction, settings } = context;
  const codes = purposes.filter((purpose) => kinds[purpose].isCode);
  const [row] = await preparedQuery<SecretRow>(sequelize, 'secret.code', selectCode, [user.id, codes], transaction);
  if (!row || row.failures >= MOST_TRIES) return null;
  if (isCodeOf(shown, user.id, row.secret_hash, settings)) return row;
  await preparedQuery(sequelize, 'secret.fail', 'UPDATE account_secrets SET failures = failures + 1 WHERE id = $1', [row.id], transaction);
  return null;
}

/** A million codes are tried in a moment by whoever has the hash alone, so it is keyed. */
function codeHash(code: string, userId: string, key: string): Buffer {
  return createHmac('sha256', key).update(`account code ${userId} ${code}`).digest();
}

function isCodeOf(code: string, userId: string, hash: Buffer, { sessionKeys }: Settings): boolean {
  return sessionKeys.some((key) => timingSafeEqual(codeHash(code, userId, key), hash));
}

const columns = 'id, purpose, email, secret_hash, failures, used_at IS NOT NULL AS is_used, expires_at < now() AS is_expired';
const selectLink = `SELECT ${columns} FROM account_secrets WHERE user_id = $1 AND purpose = ANY($2) AND secret_hash = $3 FOR UPDATE`;
const selectCode = `
  SELECT ${columns} FROM account_secrets WHERE user_id = $1 AND purpose = ANY($2) ORDER BY created_at DESC LIMIT 1 FOR UPDATE`;
const countLately = `
  SELECT count(*)::int AS count FROM account_secrets WHERE user_id = $1 AND purpose = $2 AND created_at > now() - interval '1 hour'`;
const supersede = `
  UPDATE account_secrets SET expires_at = now() WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()`;
const insertSecret = `
  INSERT INTO account_secrets (id, user_id, purpose, email, secret_hash, expires_at)
  VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`;

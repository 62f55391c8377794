import { z } from 'zod';
import { bytes } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

const columns = 'id, purpose, email, secret_hash, failures, used_at IS NOT NULL AS is_used, expires_at < now() AS is_expired';

export const countRecentSecrets = statement(
  'secret.count',
  { userId: z.uuid(), purpose: z.string() },
  z.object({
    count: z.int(),
  }),
  `
  SELECT count(*)::int AS count FROM account_secrets WHERE user_id = :userId AND purpose = :purpose AND created_at > now() - interval '1 hour'`,
);

export const expireOlderSecrets = statement(
  'secret.supersede',
  { userId: z.uuid(), purpose: z.string() },
  null,
  `
  UPDATE account_secrets SET expires_at = now() WHERE user_id = :userId AND purpose = :purpose AND used_at IS NULL AND expires_at > now()`,
);

export const insertSecret = statement(
  'secret.issue',
  { newId: z.uuid(), userId: z.uuid(), purpose: z.string(), email: z.string(), hash: bytes, minutes: z.int() },
  null,
  `
  INSERT INTO account_secrets (id, user_id, purpose, email, secret_hash, expires_at)
  VALUES (:newId, :userId, :purpose, :email, :hash, now() + make_interval(mins => :minutes))`,
);

export const markSecretUsed = statement('secret.use', { id: z.uuid() }, null, 'UPDATE account_secrets SET used_at = now() WHERE id = :id');

export const SecretRow = z.object({
  id: z.uuid(),
  purpose: z.enum(['RESET', 'VERIFY', 'INVITE', 'RESET_CODE', 'LOGIN_CODE']),
  email: z.string(),
  secret_hash: bytes,
  failures: z.int(),
  is_used: z.boolean(),
  is_expired: z.boolean(),
});
export type SecretRow = z.output<typeof SecretRow>;

export const selectLinkSecret = statement(
  'secret.link',
  { userId: z.uuid(), links: z.array(z.string()).readonly(), secretHash: bytes },
  SecretRow,
  `SELECT ${columns} FROM account_secrets WHERE user_id = :userId AND purpose = ANY(:links) AND secret_hash = :secretHash FOR UPDATE`,
);

export const selectLatestCode = statement(
  'secret.code',
  { userId: z.uuid(), codes: z.array(z.string()).readonly() },
  SecretRow,
  `
  SELECT ${columns} FROM account_secrets WHERE user_id = :userId AND purpose = ANY(:codes) ORDER BY created_at DESC LIMIT 1 FOR UPDATE`,
);

export const incrementFailures = statement(
  'secret.fail',
  { id: z.uuid() },
  null,
  'UPDATE account_secrets SET failures = failures + 1 WHERE id = :id',
);

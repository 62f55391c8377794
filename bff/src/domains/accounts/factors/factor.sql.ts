import { factorKinds, signInFactors } from '@farwend/api-contract';
import { z } from 'zod';
import { bytes } from '#src/db/columnTypes.ts';
import { defineSealedColumn } from '#src/db/sealedColumn.ts';
import { statement } from '#src/db/statement.ts';

export const FactorRow = z.object({
  id: z.uuid(),
  kind: z.enum(factorKinds),
  name: z.string(),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
  sealed_secret: bytes.nullable(),
  credential_id: z.string().nullable(),
  transports: z.array(z.string()),
});
export type FactorRow = z.output<typeof FactorRow>;

export const listFactors = statement(
  'factor.list',
  { userId: z.uuid() },
  FactorRow,
  `SELECT id, kind, name, created_at, last_used_at, sealed_secret, credential_id, transports
   FROM user_factors WHERE user_id = :userId ORDER BY created_at, id`,
);

export const insertFactor = statement(
  'factor.insert',
  {
    id: z.uuid(),
    userId: z.uuid(),
    kind: z.enum(factorKinds),
    name: z.string(),
    sealedSecret: bytes.nullable(),
    lastStep: z.int().nullable(),
    credentialId: z.string().nullable(),
    publicKey: bytes.nullable(),
    signCount: z.int().nullable(),
    transports: z.array(z.string()).readonly(),
  },
  z.object({ created_at: z.date() }),
  `INSERT INTO user_factors (id, user_id, kind, name, sealed_secret, last_step, credential_id, public_key, sign_count, transports)
   VALUES (:id, :userId, :kind, :name, :sealedSecret, :lastStep, :credentialId, :publicKey, :signCount, :transports) RETURNING created_at`,
);

export const deleteFactor = statement(
  'factor.delete',
  { userId: z.uuid(), id: z.uuid() },
  z.object({ kind: z.enum(factorKinds), left: z.int() }),
  `WITH gone AS (DELETE FROM user_factors WHERE user_id = :userId AND id = :id RETURNING kind)
   SELECT kind, (SELECT count(*)::int FROM user_factors WHERE user_id = :userId AND id <> :id) AS left FROM gone`,
);

export const deleteFactors = statement(
  'factor.deleteAll',
  { userId: z.uuid() },
  z.object({ id: z.uuid() }),
  'DELETE FROM user_factors WHERE user_id = :userId RETURNING id',
);

/** Counts a time step once; no row if it or a later one has counted. */
export const useTotpStep = statement(
  'factor.useStep',
  { id: z.uuid(), step: z.int() },
  z.object({ id: z.uuid() }),
  `UPDATE user_factors SET last_step = :step, last_used_at = now()
   WHERE id = :id AND (last_step IS NULL OR last_step < :step) RETURNING id`,
);

export const selectPasskey = statement(
  'factor.passkey',
  { credentialId: z.string() },
  z.object({ id: z.uuid(), user_id: z.uuid(), public_key: bytes.nullable(), sign_count: z.int().nullable() }),
  'SELECT id, user_id, public_key, sign_count FROM user_factors WHERE credential_id = :credentialId FOR UPDATE',
);

export const usePasskey = statement(
  'factor.usePasskey',
  { id: z.uuid(), signCount: z.int() },
  null,
  'UPDATE user_factors SET sign_count = :signCount, last_used_at = now() WHERE id = :id',
);

export const insertRecoveryCode = statement(
  'recoveryCode.insert',
  { userId: z.uuid(), hash: bytes },
  null,
  'INSERT INTO recovery_codes (user_id, code_hash) VALUES (:userId, :hash)',
);

export const deleteRecoveryCodes = statement(
  'recoveryCode.delete',
  { userId: z.uuid() },
  null,
  'DELETE FROM recovery_codes WHERE user_id = :userId',
);

export const useRecoveryCode = statement(
  'recoveryCode.use',
  { userId: z.uuid(), hash: bytes },
  z.object({ left: z.int() }),
  `UPDATE recovery_codes c SET used_at = now() WHERE c.user_id = :userId AND c.code_hash = :hash AND c.used_at IS NULL
   RETURNING (SELECT count(*)::int FROM recovery_codes o WHERE o.user_id = :userId AND o.used_at IS NULL AND o.code_hash <> :hash) AS left`,
);

export const countRecoveryCodes = statement(
  'recoveryCode.count',
  { userId: z.uuid() },
  z.object({ total: z.int() }),
  'SELECT count(*)::int AS total FROM recovery_codes WHERE user_id = :userId AND used_at IS NULL',
);

/** Whether an account has a factor, and whether this token was proven within ten minutes. */
export const selectProof = statement(
  'factor.proof',
  { userId: z.uuid(), tokenId: z.uuid().nullable() },
  z.object({ has_factor: z.boolean(), is_recent: z.boolean() }),
  `SELECT EXISTS (SELECT FROM user_factors WHERE user_id = :userId) AS has_factor,
     EXISTS (SELECT FROM tokens WHERE id = :tokenId AND proven_at > now() - interval '10 minutes') AS is_recent`,
);

/** Notes a proof, and what was proven. */
export const proveToken = statement(
  'factor.prove',
  { tokenId: z.uuid(), factor: z.enum(signInFactors) },
  z.object({ until: z.date() }),
  `UPDATE tokens SET proven_at = clock_timestamp(), factors = CASE WHEN :factor = ANY (factors) THEN factors ELSE factors || :factor::text END
   WHERE id = :tokenId RETURNING proven_at + interval '10 minutes' AS until`,
);

/** The secrets of authenticator apps. */
export const sealedTotpSecrets = defineSealedColumn({
  name: 'factor.secret',
  label: 'secrets of authenticator apps',
  purpose: 'totp',
  table: 'user_factors',
  cursor: 'id',
  owner: 'user_id::text',
  sealed: 'sealed_secret',
  where: 'sealed_secret IS NOT NULL',
  set: 'sealed_secret = :value',
});

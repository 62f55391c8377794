import { z } from 'zod';
import { buildKeysetSql, pageParams, positionColumn } from '#src/db/keysetSql.ts';
import { statement } from '#src/db/statement.ts';

const columns = `id, user_id, grant_type, name, created_at, expires_at, last_used_at, user_agent, revoked_at, scopes, api_version,
    expires_at < now() OR (idle_seconds IS NOT NULL
      AND coalesce(last_used_at, created_at) < now() - make_interval(secs => idle_seconds)) AS is_expired`;
const from = `FROM tokens WHERE (:owner::uuid IS NULL OR user_id = :owner) AND (:userId::uuid IS NULL OR user_id = :userId)`;

export const TokenRow = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  grant_type: z.string(),
  name: z.string().nullable(),
  created_at: z.date(),
  expires_at: z.date(),
  last_used_at: z.date().nullable(),
  user_agent: z.string().nullable(),
  revoked_at: z.date().nullable(),
  scopes: z.array(z.string()).nullable(),
  api_version: z.string(),
  is_expired: z.boolean(),
});
export type TokenRow = z.output<typeof TokenRow>;

export const selectToken = statement(
  'tokens.get',
  { owner: z.uuid().nullable(), userId: z.uuid().nullable(), id: z.uuid() },
  TokenRow,
  `SELECT ${columns} ${from} AND id = :id`,
);

const filter = { owner: z.uuid().nullable(), userId: z.uuid().nullable() };

const { position, isAfter, page } = buildKeysetSql([
  { sql: 'created_at', type: 'timestamptz', direction: 'DESC' },
  { sql: 'id', type: 'uuid', direction: 'ASC' },
]);

export const listTokens = statement(
  'tokens.list',
  { ...filter, ...pageParams },
  TokenRow.extend(positionColumn),
  `SELECT ${columns}, ${position} ${from} AND ${isAfter} ${page}`,
);

export const countTokens = statement('tokens.count', filter, z.object({ total: z.int() }), `SELECT count(*)::int AS total ${from}`);

import { z } from 'zod';
import { bytes, json } from '#src/db/columnTypes.ts';
import { batchStatement, statement } from '#src/db/statement.ts';

const StoredRow = z.object({
  status: z.int(),
  headers: json<Record<string, string>>(),
  body: json<unknown>(),
  body_hash: bytes,
  /** Seconds since it was stored. */
  age: z.number(),
});

const columns = 'status, headers, body, body_hash, extract(epoch FROM now() - created_at)::float8 AS age';

/** The response stored for a key. */
export const selectReply = statement(
  'idempotency.find',
  { principal: z.string(), route: z.string(), key: z.string() },
  StoredRow,
  `SELECT ${columns} FROM idempotency_keys WHERE principal = :principal AND route = :route AND key = :key`,
);

/** The responses stored for several keys, each given as a JSON array of principal, route and key. */
export const selectReplies = batchStatement(
  'idempotency.findAll',
  { key: 'name', type: 'text' },
  StoredRow.extend({ name: z.string() }),
  (names) => `
    SELECT claim.name, stored.* FROM (SELECT DISTINCT unnest(ARRAY[${names}]) AS name) claim CROSS JOIN LATERAL (
      SELECT ${columns} FROM idempotency_keys
      WHERE principal = claim.name::json ->> 0 AND route = claim.name::json ->> 1 AND key = claim.name::json ->> 2
      LIMIT 1
    ) stored`,
);

/** Tries to take an advisory lock until the end of the transaction. */
export const lockKey = statement(
  'idempotency.lock',
  { name: z.string() },
  z.object({ locked: z.boolean() }),
  'SELECT pg_try_advisory_xact_lock(hashtextextended(:name, 0)) AS locked',
);

export const upsertReply = statement(
  'idempotency.store',
  {
    principal: z.string(),
    route: z.string(),
    key: z.string(),
    bodyHash: bytes,
    status: z.int(),
    headers: json<Record<string, string>>(),
    body: json<unknown>(),
  },
  null,
  `INSERT INTO idempotency_keys (principal, route, key, body_hash, status, headers, body)
   VALUES (:principal, :route, :key, :bodyHash, :status, :headers, :body)
   ON CONFLICT (principal, route, key) DO UPDATE
   SET body_hash = :bodyHash, status = :status, headers = :headers, body = :body, created_at = now()`,
);

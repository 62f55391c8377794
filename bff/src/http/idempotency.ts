import { successStatus, type Call } from '@farwend/api-contract';
import { createHash } from 'node:crypto';
import type { Sequelize, Transaction } from 'sequelize';
import { preparedQuery, preparedWrite } from '#src/database/prepared.ts';
import { type Lookup, together } from '#src/database/together.ts';
import { Failure } from './failure.ts';

/** A claim on a key: whose, on which call, for which body. */
export interface IdempotencyClaim {
  principal: string;
  route: string;
  key: string;
  bodyHash: Buffer;
  /** Keyless writes count as the same only within these seconds; undefined: a day. */
  withinSeconds?: number;
}
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

const KEYLESS_SECONDS = 10;

/** The claim of a request: its Idempotency-Key; for calls that ask for it, ten seconds of its very content; else none. */
export function claimOf(call: Call, principal: string, key: string | undefined, body: unknown): IdempotencyClaim | null {
  const creates = call.method === 'POST' && successStatus(call) === 201 && call.limit !== 'login';
  if (!creates || (key === undefined && !call.once)) return null;
  const route = `${call.method} ${call.path}`;
  if (key !== undefined && !/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new Failure('validation.failed', {
      message: 'Idempotency-Key must have 8 to 128 characters.',
      errors: [{ pointer: 'Idempotency-Key', field: 'Idempotency-Key', code: 'format', message: 'Use 8 to 128 visible characters' }],
    });
  }
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(withoutCaptcha(body)) ?? '')
    .digest();
  if (key !== undefined) return { principal, route, key, bodyHash };
  return { principal, route, key: `auto.${bodyHash.toString('base64url')}`, bodyHash, withinSeconds: KEYLESS_SECONDS };
}

/** The answer already given for this claim, or null. Outside of transactions all that is asked for at once is read at once. */
export async function storedAnswer(
  sequelize: Sequelize,
  claim: IdempotencyClaim,
  transaction: Transaction | null,
): Promise<StoredAnswer | null> {
  const row = transaction === null ? await lookupOf(sequelize)(nameOf(claim)) : (await rowsOf(sequelize, [nameOf(claim)], transaction))[0];
  if (!row || row.age > (claim.withinSeconds ?? 86_400)) return null;
  if (!row.body_hash.equals(claim.bodyHash)) throw new Failure('idempotency.keyReused');
  return { status: row.status, headers: row.headers, body: row.body };
}

interface KeyRow extends StoredAnswer {
  name: string;
  body_hash: Buffer;
  age: number;
}

function lookupOf(sequelize: Sequelize): Lookup<KeyRow> {
  const lookup =
    lookups.get(sequelize) ??
    together(
      (names) => rowsOf(sequelize, names, null),
      ({ name }) => name,
    );
  lookups.set(sequelize, lookup);
  return lookup;
}

const lookups = new WeakMap<Sequelize, Lookup<KeyRow>>();

function rowsOf(sequelize: Sequelize, names: readonly string[], transaction: Transaction | null): Promise<KeyRow[]> {
  return preparedQuery<KeyRow>(sequelize, 'idempotency.find', selectKeys, [names], transaction);
}

// Row by row over the primary key, however many are asked for.
const selectKeys = `
  SELECT wanted.name, k.* FROM unnest($1::text[]) AS wanted (name) CROSS JOIN LATERAL (
    SELECT status, headers, body, body_hash, extract(epoch FROM now() - created_at)::float8 AS age FROM idempotency_keys
    WHERE principal = wanted.name::json ->> 0 AND route = wanted.name::json ->> 1 AND key = wanted.name::json ->> 2
    LIMIT 1
  ) k`;

function nameOf({ principal, route, key }: IdempotencyClaim): string {
  return JSON.stringify([principal, route, key]);
}

/** Takes the key for this transaction; while another holds it, idempotency.inProgress. */
export async function lockClaim(sequelize: Sequelize, claim: IdempotencyClaim, transaction: Transaction): Promise<void> {
  const [row] = await preparedQuery<{ locked: boolean }>(
    sequelize,
    'idempotency.lock',
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS locked',
    [`${claim.principal} ${claim.route} ${claim.key}`],
    transaction,
  );
  if (!row?.locked) throw new Failure('idempotency.inProgress', { headers: { 'Retry-After': '1' } });
}

/** Keeps the answer, in the transaction that did the work. */
export async function storeAnswer(
  sequelize: Sequelize,
  claim: IdempotencyClaim,
  answer: StoredAnswer,
  transaction: Transaction,
): Promise<void> {
  await preparedWrite(
    sequelize,
    'idempotency.store',
    `INSERT INTO idempotency_keys (principal, route, key, body_hash, status, headers, body) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (principal, route, key) DO UPDATE SET body_hash = $4, status = $5, headers = $6, body = $7, created_at = now()`,
    [
      claim.principal,
      claim.route,
      claim.key,
      claim.bodyHash,
      answer.status,
      JSON.stringify(answer.headers),
      JSON.stringify(answer.body ?? null),
    ],
    transaction,
  );
}

/** A page that solves a fresh captcha for its retry still sends the same request. */
function withoutCaptcha(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { reCaptchaId: _, ...rest } = body as Record<string, unknown>;
  return rest;
}

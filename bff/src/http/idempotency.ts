import { successStatus, type Call } from '@farwend/api-contract';
import { createHash } from 'node:crypto';
import type { Db } from '#src/kernel/db.ts';
import { Failure } from '#src/kernel/failure.ts';
import { fillPath } from './fillPath.ts';
import { selectReply, selectReplies, upsertReply, lockKey } from './idempotency.sql.ts';

/** An idempotency key with the caller, path and body it is valid for. */
export interface IdempotencyClaim {
  principal: string;
  /** Method and path with its ids. */
  route: string;
  key: string;
  bodyHash: Buffer;
  /** How long, in seconds, a repeated write without a key gets the same response; undefined: a key, valid for a day. */
  withinSeconds?: number;
}
export interface StoredReply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

const KEYLESS_SECONDS = 10;

/** The claim of a request by its Idempotency-Key or, for `once` calls without one, by its content for ten seconds; else null. */
export function buildClaim(
  call: Call,
  principal: string,
  key: string | undefined,
  { params, body }: { params: Record<string, string>; body: unknown },
): IdempotencyClaim | null {
  const creates = call.method === 'POST' && successStatus(call) === 201 && call.limit !== 'login';
  if (!creates || (key === undefined && !call.once)) return null;
  const route = `${call.method} ${fillPath(call.path, params)}`;
  if (key !== undefined && !/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new Failure('validation.failed', {
      message: 'Idempotency-Key must have 8 to 128 characters.',
      errors: [{ pointer: 'Idempotency-Key', field: 'Idempotency-Key', code: 'format', message: 'Use 8 to 128 visible characters' }],
    });
  }
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(omitCaptcha(body)) ?? '')
    .digest();
  if (key !== undefined) return { principal, route, key, bodyHash };
  return { principal, route, key: `auto.${bodyHash.toString('base64url')}`, bodyHash, withinSeconds: KEYLESS_SECONDS };
}

/** The response stored for this claim, or null. Throws idempotency.keyReused when the body differs. Batched outside of transactions. */
export async function loadStoredReply(db: Db, claim: IdempotencyClaim): Promise<StoredReply | null> {
  const row = db.isTransaction ? await db.first(selectReply, claimKey(claim)) : await db.load(selectReplies, serializeClaim(claim));
  if (!row || row.age > (claim.withinSeconds ?? 86_400)) return null;
  if (!row.body_hash.equals(claim.bodyHash)) throw new Failure('idempotency.keyReused');
  return { status: row.status, headers: row.headers, body: row.body };
}

function claimKey({ principal, route, key }: IdempotencyClaim) {
  return { principal, route, key };
}

function serializeClaim({ principal, route, key }: IdempotencyClaim): string {
  return JSON.stringify([principal, route, key]);
}

/** Locks the key until the transaction ends. Throws idempotency.inProgress while another request holds it. */
export async function lockClaim(db: Db, { principal, route, key }: IdempotencyClaim): Promise<void> {
  const lock = await db.first(lockKey, { name: `${principal} ${route} ${key}` });
  if (!lock?.locked) throw new Failure('idempotency.inProgress', { headers: { 'Retry-After': '1' } });
}

/** Stores the response in the transaction of the write. */
export async function storeReply(db: Db, claim: IdempotencyClaim, { status, headers, body }: StoredReply): Promise<void> {
  await db.deferWrite(upsertReply, { ...claimKey(claim), bodyHash: claim.bodyHash, status, headers, body: body ?? null });
}

/** A retry with a new captcha is still the same request. */
function omitCaptcha(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { reCaptchaId: _, ...rest } = body as Record<string, unknown>;
  return rest;
}

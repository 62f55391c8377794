import { type Call, contract } from '@farwend/api-contract';
import { z } from 'zod';
import type { Actor } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { AnyHandler } from '#src/kernel/handler.ts';

interface ServedCall {
  call: Call;
  handler: AnyHandler;
}
/** A call with its handler, and for a change the calls that read what it changes. */
export interface Route extends ServedCall {
  read?: ServedCall;
  readVersion?: ServedCall;
}
/** The input of a change besides its query. */
export interface ChangeInput {
  params: Record<string, string>;
  body: unknown;
}

/** Every call of the contract. */
export const everyCall = Object.values<Record<string, Call>>(contract).flatMap((calls) => Object.values(calls));
const reads = everyCall.filter(({ method }) => method === 'GET');

/** The call that reads the record a change is about: at the same path, or below the list for a change that names its record in the body. */
export function findReadCall(change: Call): Call | undefined {
  const same = reads.find(({ path }) => path === change.path);
  return same && !isList(same) ? same : reads.find(({ path }) => path === `${change.path}/{id}`);
}

/** The call that reads one version of the record that `read` reads. */
export function findVersionCall(read: Call): Call | undefined {
  return reads.find(({ path }) => path.startsWith(`${read.path}/versions/{`));
}

/** The record as the caller reads it, and the version a change restores; undefined if they cannot read the record, null without the version. */
export async function readBeforeChange(
  { read, readVersion }: Route,
  { params, body }: ChangeInput,
  restoredFrom: number | undefined,
  context: CallContext,
): Promise<{ current: unknown; restored: unknown }> {
  if (!read) return { current: undefined, restored: undefined };
  const isNamed = Object.keys(params).length > 0 || !read.call.path.includes('{');
  const record = isNamed ? params : { id: nameRecord(body, context.actor) };
  const current = await readAs(read, record, body, context);
  if (restoredFrom === undefined || !readVersion) return { current, restored: undefined };
  const [versionParameter = 'v'] = [...readVersion.call.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []).slice(-1);
  const version = await readAs(readVersion, { ...record, [versionParameter]: String(restoredFrom) }, body, context);
  return { current, restored: Version.safeParse(version).data?.snapshot ?? null };
}

const Version = z.object({ snapshot: z.record(z.string(), z.unknown()) });

async function readAs(
  { call, handler }: ServedCall,
  params: Record<string, string>,
  sent: unknown,
  context: CallContext,
): Promise<unknown> {
  try {
    const input = { params, query: buildQuery(call, sent), body: undefined };
    const reply = await handler(input, { ...context, db: context.db.withoutRowLock() });
    if ('file' in reply) return undefined;
    return JSON.parse(context.pictureAddresses.resolveInJson(reply.text ?? JSON.stringify(reply.body)));
  } catch (error) {
    if (error instanceof Failure && error.status < 500) return undefined;
    throw error;
  }
}

/** Includes records in the trash, and takes the code of an emailed link from the change. */
function buildQuery({ query }: Call, sent: unknown): Record<string, unknown> {
  if (!query) return {};
  const { code } = z.object({ code: z.string().optional() }).catch({}).parse(sent);
  return query.parse({ ...('trashed' in query.shape ? { trashed: 'true' } : {}), ...('code' in query.shape ? { code } : {}) });
}

function isList({ reply }: Call): boolean {
  return reply instanceof z.ZodObject && 'items' in reply.shape;
}

/** A change without an id in its path names the record by id or email, or is about the caller's own. */
function nameRecord(body: unknown, actor: Actor): string {
  const named = z.object({ id: z.string().optional(), email: z.string().optional() }).safeParse(body).data;
  return named?.id ?? named?.email ?? actor.person?.personId ?? '';
}

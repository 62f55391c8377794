import { type Call, contract, field, type FieldError } from '@farwend/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Actor } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { AnyHandler } from '#src/kernel/handler.ts';

/** A call with its handler, and for a change the call that reads what it changes. */
export interface Route {
  call: Call;
  handler: AnyHandler;
  read?: { call: Call; handler: AnyHandler };
}

const everyCall = Object.values<Record<string, Call>>(contract).flatMap((calls) => Object.values(calls));

/** The fields that the body of a call accepts only with their current values. */
export function listReadOnlyFields({ body }: Call): string[] {
  if (!(body instanceof z.ZodObject)) return [];
  return Object.keys(body.shape).filter((name) => !field.computedFields.has(name) && body.shape[name]?.meta()?.readOnly === true);
}

/** The call that reads the record a change is about: at the same path, or below the list for a change that names its record in the body. */
export function findReadCall(change: Call): Call | undefined {
  const reads = everyCall.filter(({ method }) => method === 'GET');
  const same = reads.find(({ path }) => path === change.path);
  return same && !isList(same) ? same : reads.find(({ path }) => path === `${change.path}/{id}`);
}

/** The record as the caller reads it; undefined if they cannot. */
export async function readCurrent(
  { call, handler }: NonNullable<Route['read']>,
  input: { params: Record<string, string>; body: unknown },
  context: CallContext,
): Promise<unknown> {
  const params =
    call.path.includes('{') && Object.keys(input.params).length === 0 ? { id: nameRecord(input.body, context.actor) } : input.params;
  const query = call.query?.parse('trashed' in call.query.shape ? { trashed: 'true' } : {}) ?? {};
  try {
    const { body, text } = await handler({ params, query, body: undefined }, { ...context, db: context.db.withoutRowLock() });
    const json = text ?? JSON.stringify(body);
    return JSON.parse(context.pictureAddresses.resolveInJson(json));
  } catch (error) {
    if (error instanceof Failure && error.status < 500) return undefined;
    throw error;
  }
}

/** The read-only fields of a body; null if there are none, or if it restores a version, which has the values of its time. */
export function pickReadOnlyFields(call: Call, body: unknown): Record<string, unknown> | null {
  if (typeof body !== 'object' || body === null || 'restoredFrom' in body) return null;
  const names = listReadOnlyFields(call).filter((name) => name in body);
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, Reflect.get(body, name)])) : null;
}

/** Throws 422 naming each read-only field that was sent with another value than the current one. */
export function checkReadOnlyFields(call: Call, sent: Record<string, unknown>, current: unknown): void {
  const now: object = typeof current === 'object' && current !== null ? current : {};
  const changed = Object.keys(sent).filter((name) => !isDeepStrictEqual(sent[name] ?? null, Reflect.get(now, name) ?? null));
  const [first, ...others] = changed.map((name) => toFieldError(call, name));
  if (first) throw new Failure('validation.failed', { message: first.message, errors: [first, ...others] });
}

/** Whether a change is based on another version than the current one, which its handler rejects. */
export function isStale(sent: unknown, current: unknown, { ifMatch }: CallContext): boolean {
  const Versioned = z.object({ version: z.number().optional() });
  const [basedOn, now] = [sent, current].map((record) => Versioned.safeParse(record).data?.version);
  return [ifMatch ?? undefined, basedOn].some((version) => version !== undefined && version !== now);
}

function toFieldError(call: Call, field: string): FieldError {
  const setter = findSetter(call, field);
  const message = setter
    ? `${field} is not changed here but with ${setter.method} ${setter.path}. Send it as it is, or leave it out`
    : `${field} is read-only. Send it as it is, or leave it out`;
  return { pointer: `/${field}`, field, code: 'readOnly', message };
}

/** The call below the record that is named after the field: `assignedToId` is set by `…/assigned_to`. */
function findSetter({ path }: Call, field: string): Call | undefined {
  const name = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const names = [name, name.replace(/_ids?$/, ''), `${name}s`, name.replace(/_ids?$/, 's')];
  return everyCall.find((call) => {
    const [start, segment] = call.path.split(`${path}/`);
    return (call.method === 'PUT' || call.method === 'POST') && start === '' && names.includes(segment?.split('/')[0] ?? '');
  });
}

function isList({ reply }: Call): boolean {
  return reply instanceof z.ZodObject && 'items' in reply.shape;
}

/** A change without an id in its path names the record by id or email, or is about the caller's own. */
function nameRecord(body: unknown, actor: Actor): string {
  const named = z.object({ id: z.string().optional(), email: z.string().optional() }).safeParse(body).data;
  return named?.id ?? named?.email ?? actor.person?.personId ?? '';
}

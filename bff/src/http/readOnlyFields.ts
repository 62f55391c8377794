import { type Call, field, type FieldError } from '@farwend/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { checkNestedFields, findNestedObjects } from './nestedReadOnlyFields.ts';
import { type ChangeInput, readBeforeChange, type Route } from './readBeforeChange.ts';
import { findFieldSetter, readDeclaredSetter } from './fieldSetters.ts';

/** Throws 422 naming each read-only field that was sent with another value than the current one. */
export type ReadOnlyCheck = () => void;

/** The fields that the body of a call accepts only with their current values. */
function listReadOnlyFields({ body }: Call): string[] {
  if (!(body instanceof z.ZodObject)) return [];
  return Object.keys(body.shape).filter((name) => !field.computedFields.has(name) && body.shape[name]?.meta()?.readOnly === true);
}

/** Reads what the read-only fields of a body are compared with, before the change; null if the body has none. */
export async function prepareReadOnlyCheck(
  route: Route,
  input: ChangeInput,
  rawBody: unknown,
  context: CallContext,
): Promise<ReadOnlyCheck | null> {
  const { call } = route;
  const sent = pickReadOnlyFields(call, rawBody);
  const nested = findNestedObjects(call, rawBody);
  const restoredFrom = RestoringBody.safeParse(rawBody).data?.restoredFrom;
  if (Object.keys(sent).length === 0 && nested.length === 0 && restoredFrom === undefined) return null;
  const { current, restored } = await readBeforeChange(route, input, restoredFrom, context);
  const isUnknownVersion = restored === null && current !== undefined;
  const nestedErrors = await checkNestedFields(nested, [current, restored], context);
  return () => {
    if (isStale(rawBody, current, context)) return;
    const known = [current, ...(restored ? [restored] : [])];
    const changed = Object.keys(sent).filter((name) => !known.some((one) => isSame(sent[name], readField(one, name))));
    const [first, ...others] = [
      ...changed.map((name) => toFieldError(call, name)),
      ...nestedErrors,
      ...(isUnknownVersion ? [unknownVersion(restoredFrom)] : []),
    ];
    if (first) throw new Failure('validation.failed', { message: first.message, errors: [first, ...others] });
  };
}

const RestoringBody = z.object({ restoredFrom: z.int().min(1).optional() });

function pickReadOnlyFields(call: Call, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) return {};
  const names = listReadOnlyFields(call).filter((name) => name in body);
  return Object.fromEntries(names.map((name) => [name, Reflect.get(body, name)]));
}

function readField(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
}

function isSame(sent: unknown, current: unknown): boolean {
  return isDeepStrictEqual(sent ?? null, current ?? null);
}

/** Whether a change is based on another version than the current one, which its handler rejects. */
function isStale(sent: unknown, current: unknown, { ifMatch }: CallContext): boolean {
  const Versioned = z.object({ version: z.number().optional() });
  const [basedOn, now] = [sent, current].map((record) => Versioned.safeParse(record).data?.version);
  return [ifMatch ?? undefined, basedOn].some((version) => version !== undefined && version !== now);
}

function toFieldError(call: Call, name: string): FieldError {
  const found = findFieldSetter(call, name);
  const setter = readDeclaredSetter(call, name) ?? (found && `${found.method} ${found.path}`);
  const message = setter
    ? `${name} is not changed here but with ${setter}. Send it as it is, or leave it out`
    : `${name} is read-only. Send it as it is, or leave it out`;
  return { pointer: `/${name}`, field: name, code: 'readOnly', message };
}

function unknownVersion(version: number | undefined): FieldError {
  const message = `There is no version ${version} to restore. Choose one of those listed below …/versions`;
  return { pointer: '/restoredFrom', field: 'restoredFrom', code: 'unknown', message };
}

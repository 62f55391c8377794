import type { FieldError } from '@farwend/api-contract';
import { z } from 'zod';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { buildReferenceError, type Reference, referenceFailure } from '#src/kernel/reference.ts';
import { type ChangeInput, readBeforeChange, type Route } from '../readBeforeChange.ts';
import { listReferenceFields } from './listReferenceFields.ts';

interface SentId {
  id: string;
  pointer: string;
  at: string;
  reference: Reference;
}

/** Throws 422 naming each id that is unknown or does not fit; after an error of the handler, only if it may come from one of them. */
type ReferenceCheck = (handlerError?: unknown) => void;

/** Looks up what the ids of a body refer to; null if all fit, or were in the record before. */
export async function prepareReferenceCheck(route: Route, input: ChangeInput, context: CallContext): Promise<ReferenceCheck | null> {
  if (route.call.method === 'GET' || route.call.reads) return null;
  const sent = collectIds(route, input.body);
  const wrong = (await Promise.all([...Map.groupBy(sent, ({ reference }) => reference)].map(([to, ids]) => findWrong(to, ids)))).flat();
  if (wrong.length === 0) return null;
  const restoredFrom = RestoringBody.safeParse(input.body).data?.restoredFrom;
  const { current, restored } = await readBeforeChange(route, input, restoredFrom, context);
  const added = wrong.filter(({ at, id }) => ![current, restored].some((record) => isAt(record, at, id)));
  if (added.length === 0) return null;
  return (handlerError) => {
    const pointers = added.map(({ pointer }) => pointer);
    if (handlerError === undefined || mayComeFrom(handlerError, pointers)) throw referenceFailure(added.map(({ error }) => error));
  };

  async function findWrong(reference: Reference, ids: readonly SentId[]): Promise<(SentId & { error: FieldError })[]> {
    const found = await reference.find([...new Set(ids.map(({ id }) => id))], input, context);
    const fits = new Map(found.map(({ id, isFit }) => [id, isFit]));
    return ids.flatMap((one) => {
      const isFit = fits.get(one.id);
      if (isFit === true) return [];
      const code = isFit === undefined ? 'unknown' : 'unfit';
      return [{ ...one, error: buildReferenceError(one.pointer, code, reference[code]) }];
    });
  }
}

const RestoringBody = z.object({ restoredFrom: z.int().min(1).optional() });

/** Whether an error of a handler may come from one of these ids, so that the error about the id says more. */
function mayComeFrom(error: unknown, pointers: readonly string[]): boolean {
  if (!(error instanceof Failure) || error.errorCode === 'reference.broken') return true;
  if (error.status !== 422) return error.status === 500; // 404 is about the record of the path
  return error.details.errors?.some(({ pointer }) => pointers.some((one) => one.startsWith(pointer))) ?? false;
}

function collectIds({ call }: Route, body: unknown): SentId[] {
  return listReferenceFields(call).flatMap(({ at, meaning }) => {
    if (!meaning || !('find' in meaning)) return [];
    return findAt(body, splitPattern(at), '').map((found) => ({ ...found, at, reference: meaning }));
  });
}

function isAt(record: unknown, at: string, id: string): boolean {
  return findAt(record, splitPattern(at), '').some((one) => one.id === id);
}

function splitPattern(at: string): string[] {
  return at.split('/').slice(1);
}

/** The texts at the places that a pattern stands for. */
function findAt(value: unknown, [step, ...rest]: readonly string[], pointer: string): { id: string; pointer: string }[] {
  if (step === undefined) return typeof value === 'string' ? [{ id: value, pointer }] : [];
  if (Array.isArray(value)) return step === '*' ? value.flatMap((one, index) => findAt(one, rest, `${pointer}/${index}`)) : [];
  if (typeof value !== 'object' || value === null) return [];
  return findAt(Reflect.get(value, step), rest, `${pointer}/${step}`);
}

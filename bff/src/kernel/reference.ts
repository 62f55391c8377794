import type { FieldError } from '@farwend/api-contract';
import type { CallContext } from './context.ts';
import { Failure } from './failure.ts';

/** The input of the call that a reference is in. */
export interface ReferenceUse {
  params: Readonly<Record<string, string>>;
  body: unknown;
}

/** What a field with an id refers to, and what fits there. */
export interface Reference {
  /** Those of some ids that exist and that the caller sees. */
  find(ids: readonly string[], use: ReferenceUse, context: CallContext): Promise<readonly { id: string; isFit: boolean }[]>;
  unknown: string;
  /** Says what would fit. */
  unfit: string;
}

/** A 422 for an id of a body that is not of a record the caller sees; `message` says what to enter. */
export function unknownReference(pointer: string, message: string): Failure {
  return referenceFailure([buildReferenceError(pointer, 'unknown', message)]);
}

export function buildReferenceError(pointer: string, code: 'unknown' | 'unfit', message: string): FieldError {
  const field = pointer.split('/').findLast((step) => !/^\d*$/.test(step)) ?? pointer;
  return { pointer, field, code, message };
}

export function referenceFailure(errors: FieldError[]): Failure {
  const isUnknown = errors.some(({ code }) => code === 'unknown');
  const message = `${errors[0]?.message ?? 'A reference does not fit'}.`;
  return new Failure(isUnknown ? 'reference.unknown' : 'reference.unfit', { message, errors });
}

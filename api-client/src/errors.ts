import type { ErrorCode, FieldError, Problem } from '@farwend/api-contract';
import { isProblem } from '@farwend/api-contract/client';

/** The API has refused a call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** What went wrong, for programs; null if something in front of the API answered. */
  readonly errorCode: ErrorCode | null;
  /** The fields that were refused, with what to do. */
  readonly fields: readonly FieldError[];
  /** Names the call in the logs of the API. */
  readonly requestId: string | null;
  /** The whole answer. */
  readonly problem: Problem | null;

  constructor(status: number, message: string, problem: Problem | null) {
    super(message);
    this.status = status;
    this.problem = problem;
    this.errorCode = problem?.errorCode ?? null;
    this.fields = problem?.errors ?? [];
    this.requestId = problem?.requestId ?? null;
  }
}

/** A call was not answered: whether it took effect is unknown. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
}

/** What a client of the contract rejects with, as an error. */
export function toError(reason: unknown): Error {
  if (reason instanceof Error) return reason;
  if (isProblem(reason)) return new ApiError(reason.httpStatus, reason.message, reason);
  if (isAnswer(reason)) return reason.code === 0 ? new NoResponseError(reason.message) : new ApiError(reason.code, reason.message, null);
  return new NoResponseError(typeof reason === 'string' ? reason : 'The answer cannot be read');
}

function isAnswer(value: unknown): value is { code: number; message: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'number' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

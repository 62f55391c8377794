import { problems, type ErrorCode, type FieldError, type Problem } from '@farwend/api-contract';

interface Details {
  /** A sentence for the user; default: the explanation of the error code. */
  message?: string;
  /** Only where the specification requires another status than the error code's. */
  status?: number;
  errors?: FieldError[];
  allowedTransitions?: string[];
  references?: Problem['references'];
  /** The challenge that the caller has to answer, and with which factors. */
  challenge?: Required<Pick<Problem, 'challengeId' | 'factors'>>;
  headers?: Record<string, string>;
}

/** The error that handlers throw, with an error code of the contract; `handleErrors` turns it into a response. */
export class Failure extends Error {
  readonly errorCode: ErrorCode;
  readonly details: Details;

  constructor(errorCode: ErrorCode, details: Details = {}) {
    super(details.message ?? problems[errorCode].explanation);
    this.errorCode = errorCode;
    this.details = details;
  }

  get status(): number {
    return this.details.status ?? problems[this.errorCode].status;
  }
}

/** The response body of a failure. */
export function toProblem(failure: Failure, instance: string, requestId: string): Problem {
  const { status, message, errorCode, details } = failure;
  return {
    type: `/problems/${errorCode}`,
    title: problems[errorCode].title,
    status,
    detail: message,
    instance,
    httpStatus: status,
    code: status,
    message,
    errorCode,
    requestId,
    ...(details.errors ? { errors: details.errors } : {}),
    ...(details.allowedTransitions ? { allowedTransitions: details.allowedTransitions } : {}),
    ...(details.references ? { references: details.references } : {}),
    ...details.challenge,
  };
}

/** A 422 about one field; `pointer` is a JSON pointer like `/travelers/0/email`. */
export function fieldFailure(pointer: string, code: string, message: string, errorCode: ErrorCode = 'validation.failed'): Failure {
  return new Failure(errorCode, { message, errors: [{ pointer, field: pointer.split('/').at(-1) ?? pointer, code, message }] });
}

/** The 404 for missing records and, alike, for records the caller may not see. */
export function notFound(): Failure {
  return new Failure('resource.notFound', { message: 'There is nothing here with this id.' });
}

import type { SignInFactor } from './entities/factors.schemas.ts';

/** Every error code of the API, with its status and the explanation served at `/problems/{code}`. */
export const problems = {
  'request.malformed': {
    status: 400,
    title: 'Request not readable',
    explanation: 'The body is not the JSON it should be. Check the quotes, commas and the encoding (UTF-8), then send it again.',
  },
  'query.unknownField': {
    status: 400,
    title: 'Unknown query field',
    explanation:
      'The address names a field that this list cannot filter, sort or show. Take it out or use one that the documentation lists.',
  },
  'query.tooLarge': {
    status: 400,
    title: 'Query too large',
    explanation: 'The query asks for more than one answer holds. Ask for a smaller page or fewer conditions.',
  },
  'version.unknown': {
    status: 400,
    title: 'Version not served',
    explanation:
      'Farwend-Version names a version of the API by its date. Send one of those that the message names, or leave the header out: calls then get the version of their token, and without a token the newest.',
  },
  'cursor.unknown': {
    status: 400,
    title: 'Cursor not of this list',
    explanation:
      'A cursor continues the list that gave it. Send the nextCursor of the last page with the same address, filters, sort and q, and without offset; or leave the cursor out to begin again.',
  },
  'id.required': { status: 400, title: 'Id required', explanation: 'The record to change must be named by its id in the body.' },
  'captcha.missing': {
    status: 400,
    title: 'Captcha missing',
    explanation: 'This call needs a solved challenge from GET /v3/captcha, sent as X-Recaptcha-Id or in the field the call names.',
  },
  'auth.required': {
    status: 401,
    title: 'Sign in first',
    explanation: 'The call needs a signed-in person: a session cookie from POST /v3/login or a bearer token from POST /v3/tokens.',
  },
  'auth.invalidCredentials': { status: 401, title: 'Sign-in failed', explanation: 'The username and password do not belong together.' },
  'auth.challengeEnded': {
    status: 401,
    title: 'Start the sign-in again',
    explanation: 'The challenge is unknown, was answered, had five wrong answers or is past its time. Sign in again from the beginning.',
  },
  'auth.tokenExpired': { status: 401, title: 'Token expired', explanation: 'The access token is past its time. Sign in again.' },
  'auth.tokenRevoked': {
    status: 401,
    title: 'Token revoked',
    explanation: 'The access token was ended, by signing out or by an administrator. Sign in again.',
  },
  'auth.forbidden': { status: 403, title: 'Not allowed', explanation: 'The signed-in person may not do this.' },
  'auth.factorRequired': {
    status: 403,
    title: 'Second factor needed',
    explanation: 'The password is right. Send the challengeId with a code, a recovery code or a passkey to the same call.',
  },
  'auth.enrolmentRequired': {
    status: 403,
    title: 'Set up a second factor first',
    explanation:
      'This account needs a second factor to work here. Add one with POST /v3/users/current/factors/options, or on your account page.',
  },
  'auth.stepUpRequired': {
    status: 403,
    title: 'Prove again who you are',
    explanation:
      'What you are about to do needs a proof of the last ten minutes. Send one to PUT /v3/users/current/step_ups, then try again.',
  },
  'auth.onlyTravelers': {
    status: 403,
    title: 'Only travelers can submit trip requests',
    explanation: 'Agents and team members cannot submit trip requests for themselves. Staff create one for a traveler with source STAFF.',
  },
  'auth.userDisabled': {
    status: 403,
    title: 'Account disabled',
    explanation: 'The account was closed. Write to us if that surprises you.',
  },
  'auth.userPending': {
    status: 403,
    title: 'Account not confirmed',
    explanation: 'The email address of the account has not been confirmed yet. Follow the link in the mail.',
  },
  'csrf.failed': {
    status: 403,
    title: 'Request from another site',
    explanation: 'A call with a session cookie must come from our own pages, as JSON.',
  },
  'captcha.failed': {
    status: 403,
    title: 'Captcha failed',
    explanation: 'The challenge was not solved, is too old, or was used before. Solve a new one.',
  },
  'resource.notFound': { status: 404, title: 'Not found', explanation: 'There is no such record, or the caller may not know of it.' },
  'method.notAllowed': {
    status: 405,
    title: 'Method not allowed',
    explanation: 'The address exists but does not answer this method. The Allow header lists those it does.',
  },
  'transition.notAllowed': {
    status: 409,
    title: 'Transition not allowed',
    explanation: 'The record cannot go from its present status to the one asked for. allowedTransitions lists where it can go.',
  },
  'bulk.countDiffers': {
    status: 409,
    title: 'Another number of records',
    explanation: 'Meanwhile there are more or fewer records than in the dry run. Look at them again, then send the number that it tells.',
  },
  'unique.conflict': { status: 409, title: 'Already there', explanation: 'Another record has this value, which must be unique.' },
  'slug.taken': {
    status: 409,
    title: 'Address taken',
    explanation: 'Another record has this address, or the site needs it itself. Choose another slug.',
  },
  'testMode.required': {
    status: 409,
    title: 'Only in test mode',
    explanation: 'This call works on test data only. Send an access token of test mode: an administrator creates one with mode TEST.',
  },
  'merge.conflict': {
    status: 409,
    title: 'Cannot be merged',
    explanation: 'The two records contradict each other. Put that right first, then merge them.',
  },
  'reference.unknown': { status: 422, title: 'Unknown reference', explanation: 'An id belongs to no record that you can see.' },
  'reference.unfit': { status: 422, title: 'Reference does not fit', explanation: 'A record that is referred to cannot be used here.' },
  'reference.inUse': { status: 409, title: 'Still in use', explanation: 'Other records refer to this one. Change them first.' },
  'reference.broken': { status: 409, title: 'Reference broken', explanation: 'The record refers to something that is not there.' },
  'noCompete.conflict': {
    status: 409,
    title: 'These partners do not compete',
    explanation: 'A partner that must not compete with this one is on the request. Withdraw one before you propose to the other.',
  },
  'idempotency.inProgress': {
    status: 409,
    title: 'Still working on it',
    explanation: 'The first request with this Idempotency-Key is not finished. Ask again in a second.',
  },
  'link.expired': { status: 410, title: 'Link expired', explanation: 'The link is past its time. Ask for a new one.' },
  'link.used': { status: 410, title: 'Link used', explanation: 'The link works once and was used.' },
  'version.stale': {
    status: 412,
    title: 'Changed meanwhile',
    explanation: 'Somebody saved a newer version. Read it again, then repeat the change.',
  },
  'upload.tooLarge': { status: 413, title: 'Too large', explanation: 'The body is larger than this address accepts.' },
  'upload.typeNotAllowed': { status: 415, title: 'Content type not allowed', explanation: 'Send the body as application/json.' },
  'validation.failed': { status: 422, title: 'Some fields need another look', explanation: 'errors lists each field and what it must be.' },
  'nights.belowMinimum': {
    status: 422,
    title: 'Too few nights',
    explanation: 'A chosen country needs a longer stay. The message names it.',
  },
  'money.rateMissing': {
    status: 422,
    title: 'No exchange rate',
    explanation: 'No rate of the currency is known for that day. The message says which rate to enter where.',
  },
  'money.exceedsRemaining': {
    status: 422,
    title: 'More than remains',
    explanation: 'More would be taken back than was earned and remains. The message says how much can be.',
  },
  'idempotency.keyReused': {
    status: 422,
    title: 'Idempotency-Key reused',
    explanation: 'The key was used with another body. Take a new key for a new request.',
  },
  'resource.locked': { status: 423, title: 'Locked', explanation: 'The record is locked and cannot be changed now.' },
  'rate.limited': { status: 429, title: 'Too many requests', explanation: 'Wait as long as Retry-After says, then try again.' },
  'server.error': {
    status: 500,
    title: 'Something went wrong',
    explanation: 'It is our fault and it is on record. Try again; if it stays, tell us the requestId.',
  },
  'server.maintenance': {
    status: 503,
    title: 'Back in a moment',
    explanation: 'The service cannot answer just now. Wait as long as Retry-After says, then try again.',
  },
} as const satisfies Record<string, { status: number; title: string; explanation: string }>;

export type ErrorCode = keyof typeof problems;

/** A field that failed validation. */
export interface FieldError {
  /** JSON pointer to the field in the body, like `/travelers/0/email`; for query and headers their name. */
  pointer: string;
  /** The last named part of the pointer. */
  field: string;
  /** A stable code: required, format, tooSmall, tooBig, unknown, type, notAllowed … */
  code: string;
  /** A message for people that says what the field must be. */
  message: string;
}

/** The body of every error response: RFC 9457 with the keys that the specification's clients read. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  httpStatus: number;
  code: number;
  message: string;
  errorCode: ErrorCode;
  requestId: string;
  errors?: FieldError[];
  allowedTransitions?: string[];
  references?: { type: string; id: string; title: string }[];
  /** With auth.factorRequired: the challenge to answer, and with what. */
  challengeId?: string;
  factors?: SignInFactor[];
}

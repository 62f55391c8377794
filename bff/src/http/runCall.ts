import { type Call, field, successStatus } from '@farwend/api-contract';
import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { inTransaction } from '#src/database/transaction.ts';
import type { Services } from '#src/services.ts';
import { type Actor, principalOf } from './actor.ts';
import type { SolvedCaptcha } from './captcha.ts';
import { Failure } from './failure.ts';
import { explainIssue, fieldErrors } from './fieldErrors.ts';
import { type Answer, type AnyHandler, type CallContext, isSelfManaged } from './handler.ts';
import { claimOf, type IdempotencyClaim, lockClaim, storeAnswer, storedAnswer } from './idempotency.ts';
import { specialLimits, usualLimit } from './rateLimit.ts';
import { isInScope, scopeOf } from './scopes.ts';
import { contentTag } from './storedAnswer.ts';

/** A call that reached the server, over HTTP or from a page being rendered. */
export interface IncomingCall {
  actor: Actor;
  params: Record<string, string>;
  query: Record<string, string>;
  /** Lower-case names. */
  headers: Record<string, string | undefined>;
  /** Reads the JSON body; called after rights and limits. */
  readBody(): Promise<unknown>;
  requestId: string;
  /** Rendered pages do not count against the visitor's limits: one page makes several calls. */
  unlimited?: true;
}
export interface OutgoingAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** The body as JSON when it was written already, to make its ETag. */
  text?: string;
  session?: Answer<unknown>['session'];
}

/** The one order that every call goes through: rights, limits, schema in, idempotency, captcha, transaction, schema out. */
export async function runCall(call: Call, handler: AnyHandler, incoming: IncomingCall, services: Services): Promise<OutgoingAnswer> {
  const started = performance.now();
  const { actor } = incoming;
  checkAccess(call, actor);
  const limitHeaders = incoming.unlimited ? {} : await takeLimits(call, actor, services);
  const rawBody = call.method === 'GET' || call.method === 'HEAD' ? undefined : await incoming.readBody();
  const claim = claimOf(call, principalOf(actor), incoming.headers['idempotency-key'], rawBody);
  const replayed = claim ? await storedAnswer(services.sequelize, claim, null) : null;
  if (replayed) return withPictures(replay(replayed, limitHeaders), services);

  const input = { params: incoming.params, query: parseQuery(call, incoming.query), body: parseBody(call, rawBody) };
  const captcha = await checkCaptcha(call, incoming, rawBody, services);
  const context: CallContext = {
    ...services,
    actor,
    transaction: null,
    requestId: incoming.requestId,
    ifMatch: parseIfMatch(incoming.headers['if-match']),
    captchaSolved: captcha !== null,
    userAgent: incoming.headers['user-agent'] ?? null,
  };

  const reads = call.method === 'GET' || call.method === 'HEAD';
  const answer =
    reads || call.reads || isSelfManaged(handler)
      ? finish(call, await handler(input, context))
      : await write(call, handler, input, context, claim, captcha);
  if (incoming.query['fields'] === undefined) checkReply(call, answer, services); // with it, the caller asked for less than the whole
  const shown = withPictures(withVersionTag(answer), services);
  const tagged = reads ? conditional(shown, incoming.headers['if-none-match']) : shown;
  return {
    ...tagged,
    headers: { ...limitHeaders, ...tagged.headers, 'Server-Timing': `app;dur=${(performance.now() - started).toFixed(1)}` },
  };
}

async function write(
  call: Call,
  handler: AnyHandler,
  input: Parameters<AnyHandler>[0],
  context: CallContext,
  claim: IdempotencyClaim | null,
  captcha: SolvedCaptcha | null,
): Promise<OutgoingAnswer> {
  return inTransaction(context.sequelize, async (transaction) => {
    if (claim) {
      // asked in one go, answered one after the other: what is found was there when the key was taken
      const [, stored] = await Promise.all([
        lockClaim(context.sequelize, claim, transaction),
        storedAnswer(context.sequelize, claim, transaction),
      ]);
      if (stored) return replay(stored, {});
    }
    const answer = finish(call, await handler(input, { ...context, transaction }));
    if (captcha) {
      await context.captcha.use(captcha, transaction).catch((error: unknown) => {
        throw asCaptchaFailure(call, error);
      });
    }
    if (claim) await storeAnswer(context.sequelize, claim, { ...answer, body: bodyOf(answer) }, transaction);
    return answer;
  });
}

function checkAccess(call: Call, actor: Actor): void {
  if (actor.scopes && !isInScope(call, actor.scopes)) {
    throw new Failure('auth.forbidden', { message: `The service token does not hold the scope of this call: ${scopeOf(call)}.` });
  }
  if (call.access.some((caller) => actor.kinds.includes(caller))) return;
  if (!actor.person) throw new Failure('auth.required', { headers: { 'WWW-Authenticate': 'Bearer' } });
  throw new Failure('auth.forbidden');
}

async function takeLimits(call: Call, actor: Actor, { limits }: Services): Promise<Record<string, string>> {
  const usual = usualLimit(call, actor);
  let headers = await limits.take(usual.limit, usual.key);
  for (const { limit, key } of specialLimits(call, actor)) headers = await limits.take(limit, key);
  return headers;
}

/** Made once: a schema costs more to make than a whole request to answer. */
const noQuery = z.object({});

function parseQuery(call: Call, query: Record<string, string>): Record<string, unknown> {
  const schema = call.query ?? noQuery;
  const open = schema.def.catchall !== undefined && !(schema.def.catchall instanceof z.ZodNever);
  const unknown = Object.keys(query).filter((name) => !open && !(name in schema.shape));
  if (unknown.length > 0) {
    throw new Failure('query.unknownField', {
      message: `${unknown.join(', ')} cannot be asked for here.`,
      errors: unknown.map((name) => ({ pointer: name, field: name, code: 'unknown', message: `${name} is not a field of this query` })),
    });
  }
  const parsed = schema.safeParse(query, { error: explainIssue });
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error).map((error) => ({ ...error, pointer: error.pointer.slice(1) }));
  const tooLarge = errors.find((error) => error.code === 'tooBig');
  throw new Failure(tooLarge ? 'query.tooLarge' : 'validation.failed', { message: sentence(errors), status: 400, errors });
}

function parseBody(call: Call, body: unknown): unknown {
  if (!call.body) return undefined;
  const parsed = call.body.safeParse(body === undefined ? {} : body, { error: explainIssue });
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error);
  throw new Failure('validation.failed', { message: sentence(errors), errors });
}

function sentence(errors: { field: string; message: string }[]): string {
  const [first] = errors;
  if (!first) return 'Some fields need another look.';
  return first.field ? `${first.field}: ${first.message}.` : `${first.message}.`;
}

async function checkCaptcha(call: Call, incoming: IncomingCall, rawBody: unknown, services: Services): Promise<SolvedCaptcha | null> {
  if (!call.captcha || incoming.actor.person) return null;
  const inBody = typeof rawBody === 'object' && rawBody !== null && 'reCaptchaId' in rawBody ? rawBody.reCaptchaId : undefined;
  const captchaId = incoming.headers['x-recaptcha-id'] ?? inBody;
  if (typeof captchaId === 'string' && captchaId !== '') {
    return services.captcha.verify(captchaId.slice(0, 8000), call.captcha.action).catch((error: unknown) => {
      throw asCaptchaFailure(call, error);
    });
  }
  if (call.captcha.required) throw new Failure('captcha.missing');
  await services.limits.take('guestRequest', incoming.actor.ipHash);
  return null;
}

/** A failed challenge has another status on some calls, as the specification wants it. */
function asCaptchaFailure(call: Call, error: unknown): unknown {
  const status = call.captcha?.failed;
  const isFailed = error instanceof Failure && error.errorCode === 'captcha.failed';
  return isFailed && status !== undefined ? new Failure('captcha.failed', { ...error.details, status }) : error;
}

function parseIfMatch(header: string | undefined): number | null {
  const match = /^(?:W\/)?"v(\d{1,9})"$/.exec(header?.trim() ?? '');
  return match ? Number(match[1]) : null;
}

function finish(call: Call, answer: Answer<unknown>): OutgoingAnswer {
  return {
    status: answer.status ?? successStatus(call),
    headers: { ...(answer.location ? { Location: answer.location } : {}), ...answer.headers },
    ...(answer.text === undefined ? { body: answer.body } : { body: undefined, text: answer.text }),
    ...(answer.session ? { session: answer.session } : {}),
  };
}

function replay(
  stored: { status: number; headers: Record<string, string>; body: unknown },
  headers: Record<string, string>,
): OutgoingAnswer {
  return {
    status: stored.status,
    body: stored.body ?? undefined,
    headers: { ...stored.headers, ...headers, 'Idempotency-Replayed': 'true' },
  };
}

/** A reply off the contract is our mistake: found in every test, and by samples in production. */
function checkReply(call: Call, answer: OutgoingAnswer, { settings, log }: Services): void {
  if (!call.reply || (answer.body ?? answer.text) === undefined || (!settings.checkReplies && Math.random() > 0.01)) return;
  const parsed = call.reply.safeParse(bodyOf(answer));
  if (parsed.success) return;
  log.error({ call: `${call.method} ${call.path}`, issues: parsed.error.issues.slice(0, 5) }, 'reply off the contract');
  if (settings.checkReplies)
    throw new Error(`Reply of ${call.method} ${call.path} is off the contract: ${JSON.stringify(parsed.error.issues.slice(0, 3))}`);
}

/** The answer as JSON, with the addresses of its pictures, of which records keep the names only. */
function withPictures(answer: OutgoingAnswer, { pictureAddresses }: Services): OutgoingAnswer {
  const text = answer.text ?? (answer.body === undefined ? undefined : JSON.stringify(answer.body));
  if (text === undefined) return answer;
  const shown = pictureAddresses.inJson(text);
  return shown === text ? { ...answer, text } : { ...answer, body: undefined, text: shown };
}

function conditional(answer: OutgoingAnswer, ifNoneMatch: string | undefined): OutgoingAnswer {
  if (answer.text === undefined) return answer;
  const tag = answer.headers['ETag'] ?? contentTag(answer.text);
  const headers = { ...answer.headers, ETag: tag };
  const known = ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));
  if (known) return { status: 304, headers, body: undefined };
  return { ...answer, headers };
}

/** The body of an answer, also of one that lies ready as text. */
export function bodyOf({ body, text }: OutgoingAnswer): unknown {
  return body === undefined && text !== undefined ? JSON.parse(text) : body;
}

function withVersionTag(answer: OutgoingAnswer): OutgoingAnswer {
  const { body } = answer;
  const version = typeof body === 'object' && body !== null && 'version' in body && 'id' in body ? body.version : undefined;
  return typeof version === 'number' ? { ...answer, headers: { ETag: `"v${version}"`, ...answer.headers } } : answer;
}

/** Whether a path parameter is an id of ours. */
export function isId(text: string): boolean {
  return field.Id.safeParse(text).success;
}

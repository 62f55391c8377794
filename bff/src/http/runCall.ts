import { type Call, field, successStatus } from '@farwend/api-contract';
import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { type Actor, contentPrincipalOf, isStaff, principalOf } from '#src/kernel/actor.ts';
import type { SolvedCaptcha } from '#src/kernel/captcha.ts';
import { Failure } from '#src/kernel/failure.ts';
import { addVersionETag, applyIfNoneMatch, parseIfMatch, readVersion } from './entityTags.ts';
import { expandReply, splitExpand } from './expandReply.ts';
import { explainIssue, fieldErrors } from './fieldErrors.ts';
import { explainFieldOfRecord } from './fieldSetters.ts';
import { parseFieldSelection, selectFields } from './fieldSelection.ts';
import { type FileReply, type Reply, type AnyHandler, managesOwnTransactions } from '#src/kernel/handler.ts';
import { findPromiseErrors } from './findPromiseErrors.ts';
import { admitActor } from './admitActor.ts';
import { chooseApiVersion } from './apiVersion.ts';
import { buildClaim, type IdempotencyClaim, lockClaim, storeReply, loadStoredReply } from './idempotency.ts';
import { insertPromisesInReply } from './insertPromisesInReply.ts';
import { createListCursors } from './listCursors.ts';
import { type OutgoingReply, parseReplyBody } from './outgoingReply.ts';
import { pageHeaders } from './pageHeaders.ts';
import type { Route } from './readBeforeChange.ts';
import { prepareReferenceCheck } from './references/checkReferences.ts';
import { prepareReadOnlyCheck } from './readOnlyFields.ts';
import { selectCallLimits, selectCallerLimit, selectSubmissionLimits } from './rateLimit.ts';
import { rememberWrite } from './rememberWrite.ts';
import { isInScope, requiredScope } from './scopes.ts';
import { requireStepUp, requireStepUpWithin } from '#src/domains/accounts/factors/requireProof.ts';

/** A call received over HTTP or from a page that is being rendered. */
export interface IncomingCall {
  actor: Actor;
  params: Record<string, string>;
  query: Record<string, string>;
  /** Lower-case names. */
  headers: Record<string, string | undefined>;
  /** Reads the body; called after access and rate limits were checked. */
  readBody(): Promise<unknown>;
  requestId: string;
  /** Skips rate limits: rendering one page makes several calls. */
  unlimited?: true;
}

/** The pipeline of every call: access, rate limits, idempotency, input schemas, captcha, transaction, reply schema. */
export async function runCall(route: Route, incoming: IncomingCall, services: Services): Promise<OutgoingReply> {
  const { call, handler } = route;
  const started = performance.now();
  const actor = admitActor(call, incoming.actor, services.settings);
  checkAccess(call, actor);
  const limitHeaders = incoming.unlimited ? {} : await consumeLimits(call, actor, services);
  const rawBody = call.method === 'GET' || call.method === 'HEAD' ? undefined : await incoming.readBody();
  const key = incoming.headers['idempotency-key'];
  const principal = key === undefined ? contentPrincipalOf(actor) : principalOf(actor);
  const claim = buildClaim(call, principal, key, { params: incoming.params, body: rawBody });
  const replayed = claim ? await loadStoredReply(services.db, claim) : null;
  if (replayed) return resolvePictures(addVersionETag(replay(replayed, limitHeaders)), services);

  const { query, expand } = splitExpand(call, incoming.query);
  const input = { params: incoming.params, query: parseQuery(call, query), body: parseBody(call, rawBody) };
  if (isStaff(actor)) checkPromises(input.body);
  const fields = parseFieldSelection(call, incoming.query['fields'] ?? fieldsOfSearch(call, input.body));
  const captcha = await checkCaptcha(call, actor, incoming, rawBody, services);
  const submission = { isDraft: isDraft(input.body), hasCaptcha: captcha !== null };
  for (const { limit, key } of selectSubmissionLimits(call, actor, submission)) await services.limits.consume(limit, key);
  const reads = call.method === 'GET' || call.method === 'HEAD';
  const isRead = reads || call.reads === true;
  const context: CallContext = {
    ...services,
    db: isRead && !actor.hasJustWritten ? services.db : services.db.onPrimary(),
    actor,
    requestId: incoming.requestId,
    apiVersion: chooseApiVersion(incoming.headers['farwend-version'], actor),
    ifMatch: parseIfMatch(incoming.headers['if-match']),
    captchaSolved: captcha !== null,
    userAgent: incoming.headers['user-agent'] ?? null,
    ...(reads ? { cursors: createListCursors(call, incoming, services.settings) } : {}),
  };
  if (call.stepUp) await requireStepUp(context);
  const ownsTransactions = managesOwnTransactions(handler);
  const reply =
    isRead || ownsTransactions
      ? await runHandler(route, input, rawBody, context)
      : await runWrite(route, input, rawBody, context, claim, captcha);
  if (!isRead && ownsTransactions) await rememberWrite(context.db, actor, services.settings);
  checkReply(call, reply, services);
  const whole = expand ? await expandReply(call, expand, reply, context) : reads ? reply : addVersionETag(reply);
  const pictured = resolvePictures(fields ? selectFields(whole, fields) : whole, services);
  const reader = { call, actor, query: incoming.query, isForPage: incoming.unlimited === true };
  const resolved = await insertPromisesInReply(pictured, reader, services);
  const paging = reads ? pageHeaders(call, { params: input.params, received: incoming.query, parsed: input.query }, reply) : {};
  const final = reads ? applyIfNoneMatch(resolved, readVersion(reply), incoming.headers['if-none-match']) : resolved;
  return {
    ...final,
    headers: { ...limitHeaders, ...paging, ...final.headers, 'Server-Timing': `app;dur=${(performance.now() - started).toFixed(1)}` },
  };
}

/**
 * Runs a call in the transaction and with the rights of a context, and returns the body of its reply: as over HTTP, but without limits,
 * captcha and stored replies.
 */
export async function runCallWithin(
  route: Route,
  { params = {}, body }: { params?: Record<string, string>; body?: unknown },
  context: CallContext,
): Promise<unknown> {
  const { call } = route;
  checkAccess(call, context.actor);
  if (call.stepUp) await requireStepUpWithin(context);
  const reply = await runHandler(route, { params, query: parseQuery(call, {}), body: parseBody(call, body) }, body, context);
  checkReply(call, reply, context);
  return parseReplyBody(reply);
}

type ParsedInput = Parameters<AnyHandler>[0];

async function runWrite(
  route: Route,
  input: ParsedInput,
  rawBody: unknown,
  context: CallContext,
  claim: IdempotencyClaim | null,
  captcha: SolvedCaptcha | null,
): Promise<OutgoingReply> {
  return context.db.transaction(async (db) => {
    if (claim) {
      // pipelined: the look-up runs after the lock, so it sees what was stored when the lock was taken
      const [, stored] = await Promise.all([lockClaim(db, claim), loadStoredReply(db, claim)]);
      if (stored) return replay(stored, {});
    }
    const reply = await runHandler(route, input, rawBody, { ...context, db });
    if (captcha) {
      await context.captcha.use(captcha, db).catch((error: unknown) => {
        throw toCaptchaFailure(route.call, error);
      });
    }
    if (claim) await storeReply(db, claim, { ...reply, body: parseReplyBody(reply) });
    await rememberWrite(db, context.actor, context.settings);
    return reply;
  });
}

/**
 * Runs the handler, and fails the transaction if a read-only field was sent with another value, or an id that does not fit; first, the
 * handler's 403, 404 and 412.
 */
export async function runHandler(route: Route, input: ParsedInput, rawBody: unknown, context: CallContext): Promise<OutgoingReply> {
  const { call, handler } = route;
  const checkReadOnly = await prepareReadOnlyCheck(route, input, rawBody, context);
  const checkReferences = await prepareReferenceCheck(route, input, context);
  if (managesOwnTransactions(handler)) {
    checkReadOnly?.();
    checkReferences?.();
  }
  const reply = await handler(input, context).catch((error: unknown) => {
    checkReferences?.(error);
    throw error;
  });
  checkReadOnly?.();
  checkReferences?.();
  return toOutgoing(call, reply);
}

export function checkAccess(call: Call, actor: Actor): void {
  if (actor.scopes && !isInScope(call, actor.scopes)) {
    throw new Failure('auth.forbidden', { message: `The service token lacks the scope of this call: ${requiredScope(call)}.` });
  }
  if (call.access.some((caller) => actor.kinds.includes(caller))) return;
  if (!actor.person) throw new Failure('auth.required', { headers: { 'WWW-Authenticate': 'Bearer' } });
  throw new Failure('auth.forbidden');
}

async function consumeLimits(call: Call, actor: Actor, { limits }: Services): Promise<Record<string, string>> {
  const usual = selectCallerLimit(call, actor);
  let headers = await limits.consume(usual.limit, usual.key);
  for (const { limit, key } of selectCallLimits(call, actor)) headers = await limits.consume(limit, key);
  return headers;
}

/** Shared, because creating a schema costs more than handling a request. */
const emptyQuery = z.object({});

export function parseQuery(call: Call, query: Record<string, string>): Record<string, unknown> {
  const schema = call.query ?? emptyQuery;
  const open = schema.def.catchall !== undefined && !(schema.def.catchall instanceof z.ZodNever);
  const unknown = Object.keys(query).filter((name) => !open && !(name in schema.shape));
  if (unknown.length > 0) {
    throw new Failure('query.unknownField', {
      message: `${unknown.join(', ')} cannot be used in this query.`,
      errors: unknown.map((name) => ({ pointer: name, field: name, code: 'unknown', message: `${name} is not a field of this query` })),
    });
  }
  const parsed = schema.safeParse(query, { error: explainIssue });
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error).map((error) => ({ ...error, pointer: error.pointer.slice(1) }));
  const tooLarge = errors.find((error) => error.code === 'tooBig');
  throw new Failure(tooLarge ? 'query.tooLarge' : 'validation.failed', { message: summarize(errors), status: 400, errors });
}

export function parseBody(call: Call, body: unknown): unknown {
  if (!call.body) return undefined;
  const parsed = call.body.safeParse(body === undefined ? {} : body, { error: explainIssue });
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error).map((error) => explainFieldOfRecord(call, error));
  throw new Failure('validation.failed', { message: summarize(errors), errors });
}

/** Texts of our team insert promises; a misspelled one would be shown to visitors as it is. */
function checkPromises(body: unknown): void {
  const errors = findPromiseErrors(body);
  if (errors.length > 0) throw new Failure('validation.failed', { message: summarize(errors), errors });
}

function summarize(errors: { field: string; message: string }[]): string {
  const [first] = errors;
  if (!first) return 'Some fields need another look.';
  return first.field ? `${first.field}: ${first.message}.` : `${first.message}.`;
}

async function checkCaptcha(
  call: Call,
  actor: Actor,
  incoming: IncomingCall,
  rawBody: unknown,
  services: Services,
): Promise<SolvedCaptcha | null> {
  if (!call.captcha || actor.person) return null;
  const inBody = typeof rawBody === 'object' && rawBody !== null && 'reCaptchaId' in rawBody ? rawBody.reCaptchaId : undefined;
  const captchaId = incoming.headers['x-recaptcha-id'] ?? inBody;
  if (typeof captchaId === 'string' && captchaId !== '') {
    return services.captcha.verify(captchaId.slice(0, 8000), call.captcha.action).catch((error: unknown) => {
      throw toCaptchaFailure(call, error);
    });
  }
  if (call.captcha.required) throw new Failure('captcha.missing');
  return null;
}

/** The fields that the body of a search asks for; undefined for other calls. */
function fieldsOfSearch(call: Call, body: unknown): readonly string[] | undefined {
  return call.body === field.SearchBody ? SearchFields.parse(body).fields : undefined;
}

const SearchFields = z.object({ fields: field.SearchBody.shape.fields });

function isDraft(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'DRAFT';
}

/** Gives a failed captcha the status that the specification requires on some calls. */
function toCaptchaFailure(call: Call, error: unknown): unknown {
  const status = call.captcha?.failed;
  const isFailed = error instanceof Failure && error.errorCode === 'captcha.failed';
  return isFailed && status !== undefined ? new Failure('captcha.failed', { ...error.details, status }) : error;
}

function toOutgoing(call: Call, reply: Reply<unknown> | FileReply): OutgoingReply {
  if ('file' in reply) return { status: successStatus(call), headers: {}, body: undefined, file: reply.file };
  return {
    status: reply.status ?? successStatus(call),
    headers: { ...(reply.location ? { Location: reply.location } : {}), ...reply.headers },
    ...(reply.text === undefined ? { body: reply.body } : { body: undefined, text: reply.text }),
    ...(reply.session ? { session: reply.session } : {}),
  };
}

function replay(
  stored: { status: number; headers: Record<string, string>; body: unknown },
  headers: Record<string, string>,
): OutgoingReply {
  return {
    status: stored.status,
    body: stored.body ?? undefined,
    headers: { ...stored.headers, ...headers, 'Idempotency-Replayed': 'true' },
  };
}

/** Reports replies that violate the contract: always in tests, for a sample in production. */
export function checkReply(call: Call, reply: OutgoingReply, { settings, log }: Services): void {
  if (!call.reply || (reply.body ?? reply.text) === undefined || (!settings.checkReplies && Math.random() > 0.01)) return;
  const parsed = call.reply.safeParse(parseReplyBody(reply));
  if (parsed.success) return;
  log.error({ call: `${call.method} ${call.path}`, issues: parsed.error.issues.slice(0, 5) }, 'reply off the contract');
  if (settings.checkReplies)
    throw new Error(`Reply of ${call.method} ${call.path} is off the contract: ${JSON.stringify(parsed.error.issues.slice(0, 3))}`);
}

/** Serializes the reply and resolves its image references. */
export function resolvePictures(reply: OutgoingReply, { pictureAddresses }: Services): OutgoingReply {
  const text = reply.text ?? (reply.body === undefined ? undefined : JSON.stringify(reply.body));
  if (text === undefined) return reply;
  const resolved = pictureAddresses.resolveInJson(text);
  return resolved === text ? { ...reply, text } : { ...reply, body: undefined, text: resolved };
}

import { type Call, contract } from '@farwend/api-contract';
import type { Context, Middleware } from 'koa';
import type { Services } from '#src/services.ts';
import { checkSameSite, ownOrigins } from './csrf.ts';
import { Failure } from './failure.ts';
import type { AnyHandler } from './handler.ts';
import { readBody } from './readBody.ts';
import { readForm } from './readForm.ts';
import { routeTable } from './routeTable.ts';
import { type IncomingCall, type OutgoingAnswer, runCall } from './runCall.ts';
import { writeSession } from './session.ts';
import { actorOfRequest, strangerOf } from './visitor.ts';

/** One served call with its handler. */
export interface Route {
  call: Call;
  handler: AnyHandler;
}
export type AllHandlers = { [E in keyof typeof contract]: Record<keyof (typeof contract)[E], unknown> };

/** Every call of the contract with its handler. */
export function routesOf(handlers: AllHandlers): Route[] {
  return Object.entries(contract).flatMap(([entity, calls]) => {
    const own: Record<string, unknown> = handlers[entity as keyof typeof contract];
    return Object.entries<Call>(calls).map(([name, call]) => ({ call, handler: handlerOf(own[name], call) }));
  });
}

/** The API as a middleware: finds the call, runs it, writes its answer. Unknown paths under /v2 and /v3 are problems. */
export function mount(routes: readonly Route[], services: Services): Middleware {
  const origins = ownOrigins(services.settings.publicOrigin, services.settings.isLocal);
  const table = routeTable(routes);
  return async (ctx, next) => {
    if (!/^\/v[23](?:\/|$)/.test(ctx.path)) return next();
    const path = withoutStrayBrace(ctx.path);
    const found = table.find(ctx.method, path);
    if (!found) throw missing(path, table.methodsOf(path));
    const { call, handler } = found.route;
    ctx['params'] = Object.fromEntries(Object.entries(found.params).map(([name, value]) => [name, decoded(value)]));
    if (call.sameSite) checkSameSite(ctx.headers, origins, ctx.state['session'] !== undefined);
    const incoming = await incomingOf(ctx, services, origins, call.form !== undefined);
    await answerForm(ctx, call, async () => writeAnswer(ctx, await runCall(call, handler, incoming, services), services));
  };
}

/** A person who comes with a form of another site sees a page when it is refused, not a problem for programs. */
async function answerForm(ctx: Context, { form }: Call, answer: () => Promise<void>): Promise<void> {
  try {
    await answer();
  } catch (error) {
    if (!form || !(error instanceof Failure) || !ctx.get('Accept').includes('text/html')) throw error;
    ctx.status = 303;
    ctx.set({ Location: `${form.problemPage}?problem=${error.errorCode}`, 'Cache-Control': 'no-store' });
  }
}

/** Writes an answer to HTTP: status, headers, JSON, and the session cookies it starts or ends. */
export async function writeAnswer(ctx: Context, answer: OutgoingAnswer, services: Services): Promise<void> {
  await writeSession(ctx, answer.session, services.settings);
  ctx.status = answer.status;
  ctx.set('Cache-Control', 'private, no-cache');
  ctx.set('Vary', 'Accept-Encoding, Authorization, Cookie');
  ctx.set(answer.headers);
  if (answer.body === undefined && answer.text === undefined) {
    ctx.body = null;
    ctx.status = answer.status; // koa turns a null body into 204
    return;
  }
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = answer.text ?? JSON.stringify(answer.body);
}

/** A request as the pipeline takes it: who calls, with what. A call that takes forms of other sites knows no cookie and no token. */
export async function incomingOf(ctx: Context, services: Services, origins: readonly string[], takesForms = false): Promise<IncomingCall> {
  const params: Record<string, string> = ctx['params'] ?? {};
  const limit = services.settings.bodyLimitBytes;
  const isForm = takesForms && /^application\/x-www-form-urlencoded\b/i.test(ctx.get('Content-Type'));
  return {
    actor: takesForms ? strangerOf(ctx, services) : await actorOfRequest(ctx, services, origins),
    params,
    query: queryOf(ctx.querystring),
    headers: single(ctx.headers),
    readBody: async () => (isForm ? Object.fromEntries(await readForm(ctx.req, limit)) : readBody(ctx.req, limit)),
    requestId: ctx.state['requestId'],
  };
}

/** Clients built by the specification ask for versions of reviews with a closing brace at the end of the path. */
function withoutStrayBrace(path: string): string {
  return /^\/v3\/reviews\/[^/]+\/versions(?:\/[^/]+)?(?:\}|%7[Dd])$/.test(path) ? path.replace(/(?:\}|%7[Dd])$/, '') : path;
}

/** Query names and values; the same name twice is ambiguous and refused. `filter[x]` counts as `x`. */
function queryOf(text: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const plain = /^filter\[(\w+)\]$/.exec(name)?.[1] ?? name;
    if (plain in query) throw new Failure('query.unknownField', { message: `${name} stands twice in the address.` });
    if (!value.isWellFormed() || value.includes('\0'))
      throw new Failure('query.unknownField', { message: `${name} has characters that cannot be read.` });
    query[plain] = value;
  }
  return query;
}

function single(headers: Context['headers']): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
}

function missing(path: string, methods: readonly string[]): Failure {
  if (methods.length === 0)
    return new Failure('resource.notFound', { message: `${path} is not an address of this API. /docs lists them all.` });
  const allow = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : [])])].join(', ');
  return new Failure('method.notAllowed', { message: `${path} answers ${allow}.`, headers: { Allow: allow } });
}

/** A parameter as it was meant; what cannot be decoded stays as it came, and is found nowhere. */
function decoded(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function handlerOf(handler: unknown, call: Call): AnyHandler {
  if (typeof handler !== 'function') throw new Error(`${call.method} ${call.path} has no handler`);
  return handler as AnyHandler; // each is checked against its own call by Handlers<E> where it is written
}

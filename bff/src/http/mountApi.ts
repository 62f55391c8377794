import { type Call, contract } from '@farwend/api-contract';
import type { Context, Middleware } from 'koa';
import type { Services } from '#src/kernel/context.ts';
import { chooseApiVersion, deprecationHeaders } from './apiVersion.ts';
import { checkSameSite, ownOrigins } from './csrf.ts';
import { Failure } from '#src/kernel/failure.ts';
import { attachmentDisposition } from '#src/platform/files/attachmentDisposition.ts';
import type { AnyHandler } from '#src/kernel/handler.ts';
import { readJsonBody } from './readJsonBody.ts';
import { readFormBody } from './readFormBody.ts';
import { findReadCall, findVersionCall, type Route } from './readBeforeChange.ts';
import type { RouteTable } from './routeTable.ts';
import type { OutgoingReply } from './outgoingReply.ts';
import { type IncomingCall, runCall } from './runCall.ts';
import { writeSession } from './session.ts';
import { loadRequestActor, createAnonymousActor } from './requestActor.ts';

export type AllHandlers = { [E in keyof typeof contract]: Partial<Record<keyof (typeof contract)[E], unknown>> };

/** Every call of the contract with its handler; HEAD has the query of GET, and its handler unless it has one of its own. */
export function buildRoutes(handlers: AllHandlers): Route[] {
  const declared = Object.entries(contract).flatMap(([entity, calls]) => {
    const entityHandlers: Record<string, unknown> = handlers[entity as keyof typeof contract];
    return Object.entries<Call>(calls).map(([name, call]) => ({ call, handler: entityHandlers[name] }));
  });
  const routes = declared.map(({ call, handler }): Route => {
    const get = declared.find((other) => call.method === 'HEAD' && other.call.method === 'GET' && other.call.path === call.path);
    const served = get ? { ...get.call, method: call.method, access: call.access } : call;
    return { call: served, handler: requireHandler(handler ?? get?.handler, call) };
  });
  const findRoute = (call: Call | undefined) => routes.find((route) => route.call === call);
  return routes.map((route) => {
    const read = route.call.method === 'PUT' || route.call.method === 'PATCH' ? findRoute(findReadCall(route.call)) : undefined;
    const readVersion = read && findRoute(findVersionCall(read.call));
    return { ...route, ...(read ? { read } : {}), ...(readVersion ? { readVersion } : {}) };
  });
}

/** The API as a middleware: finds the call, runs it and writes its reply. Unknown paths under /v2 and /v3 are 404 problems. */
export function mountApi(table: RouteTable<Route>, services: Services): Middleware {
  const origins = ownOrigins(services.settings.publicOrigin, services.settings.isLocal);
  return async (ctx, next) => {
    if (!/^\/v[23](?:\/|$)/.test(ctx.path)) return next();
    const path = stripStrayBrace(ctx.path);
    const match = table.find(ctx.method, path);
    if (!match) throw routeFailure(path, table.allowedMethods(path));
    const { call } = match.route;
    ctx.state['route'] = call.path;
    ctx['params'] = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, decodeParam(value)]));
    if (call.sameSite) checkSameSite(ctx.headers, origins, ctx.state['session'] !== undefined);
    const incoming = await buildIncomingCall(ctx, services, origins, call);
    const version = chooseApiVersion(incoming.headers['farwend-version'], incoming.actor);
    ctx.set({ 'Farwend-Version': version, ...deprecationHeaders(call, version) });
    await redirectFormFailure(ctx, call, async () => writeReply(ctx, await runCall(match.route, incoming, services), services));
  };
}

/** Redirects a browser to an error page when a form sent from another site fails; problem JSON is for programs. */
async function redirectFormFailure(ctx: Context, { form }: Call, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!form || !(error instanceof Failure) || !ctx.get('Accept').includes('text/html')) throw error;
    ctx.status = 303;
    ctx.set({ Location: `${form.problemPage}?problem=${error.errorCode}`, 'Cache-Control': 'no-store' });
  }
}

/** Writes a reply to HTTP: status, headers, JSON and session cookies. */
export async function writeReply(ctx: Context, reply: OutgoingReply, services: Services): Promise<void> {
  await writeSession(ctx, reply.session, services.settings);
  ctx.status = reply.status;
  ctx.set('Cache-Control', 'private, no-cache');
  ctx.set('Vary', 'Accept-Encoding, Authorization, Cookie');
  ctx.set(reply.headers);
  if (reply.file) {
    ctx.set({ 'Content-Disposition': attachmentDisposition(reply.file.name), 'X-Content-Type-Options': 'nosniff' });
    ctx.type = reply.file.contentType;
    ctx.body = reply.file.content;
    return;
  }
  if (reply.body === undefined && reply.text === undefined) {
    ctx.body = null;
    ctx.status = reply.status; // koa turns a null body into 204
    return;
  }
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = reply.text ?? JSON.stringify(reply.body);
}

/** The input of `runCall`. A call that accepts forms of other sites ignores cookies and tokens. */
export async function buildIncomingCall(
  ctx: Context,
  services: Services,
  origins: readonly string[],
  { form, bodyBytes = 0 }: Pick<Call, 'form' | 'bodyBytes'> = {},
): Promise<IncomingCall> {
  const params: Record<string, string> = ctx['params'] ?? {};
  const acceptsForms = form !== undefined;
  const limit = Math.max(services.settings.bodyLimitBytes, bodyBytes);
  const isForm = acceptsForms && /^application\/x-www-form-urlencoded\b/i.test(ctx.get('Content-Type'));
  return {
    actor: acceptsForms ? createAnonymousActor(ctx, services) : await loadRequestActor(ctx, services, origins),
    params,
    query: parseQueryString(ctx.querystring),
    headers: firstHeaderValues(ctx.headers),
    readBody: async () => (isForm ? Object.fromEntries(await readFormBody(ctx.req, limit)) : readJsonBody(ctx.req, limit)),
    requestId: ctx.state['requestId'],
  };
}

/** Clients generated from the specification append a closing brace to the path of review versions. */
function stripStrayBrace(path: string): string {
  return /^\/v3\/reviews\/[^/]+\/versions(?:\/[^/]+)?(?:\}|%7[Dd])$/.test(path) ? path.replace(/(?:\}|%7[Dd])$/, '') : path;
}

/** Parses the query; rejects repeated names as ambiguous. `filter[x]` is the same as `x`, `filter[x][gte]` the same as `x[gte]`. */
function parseQueryString(text: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const plain = name.replace(/^filter\[(\w+)\](\[\w+\])?$/, '$1$2');
    if (plain in query) throw new Failure('query.unknownField', { message: `${name} is given twice in the query. Give it once.` });
    if (!value.isWellFormed() || value.includes('\0'))
      throw new Failure('query.unknownField', { message: `${name} has characters that cannot be read.` });
    query[plain] = value;
  }
  return query;
}

function firstHeaderValues(headers: Context['headers']): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
}

function routeFailure(path: string, methods: readonly string[]): Failure {
  if (methods.length === 0)
    return new Failure('resource.notFound', { message: `${path} is not an address of this API. /docs lists them all.` });
  const allow = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : [])])].join(', ');
  return new Failure('method.notAllowed', { message: `${path} answers ${allow}.`, headers: { Allow: allow } });
}

/** Decodes a path parameter; malformed escapes stay as they are and match no record. */
function decodeParam(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function requireHandler(handler: unknown, call: Call): AnyHandler {
  if (typeof handler !== 'function') throw new Error(`${call.method} ${call.path} has no handler`);
  return handler as AnyHandler; // Handlers<E> checks each against its call where it is declared
}

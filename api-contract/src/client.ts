import type { Call, Method, PathParams, ReplyOf } from './call.ts';
import type { Contract } from './contract.ts';
import type { Problem } from './problems.ts';
import type { z } from 'zod';

type AnyCall = { [E in keyof Contract]: Contract[E][keyof Contract[E]] }[keyof Contract];
type CallsWithMethod<M extends Method> = Extract<AnyCall, { method: M }>;
// Mapped path by path: a union over all calls exceeds what the compiler can hold.
type ArgumentsByPath<M extends Method> = { [C in CallsWithMethod<M> as C['path']]: Args<CallInput<C>> };
type RepliesByPath<M extends Method> = { [C in CallsWithMethod<M> as C['path']]: ReplyOf<C> & Expanded<C> };

/** The input of one call: body, query and path parameters as the contract declares them, and the options for sending it. */
export type CallInput<C extends Call> = (C extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown) &
  (C extends { query: infer Q extends z.ZodType } ? { query?: QueryInput<z.input<Q>> } : unknown) &
  (C extends { expand: infer E } ? { query?: { expand?: readonly ExpandPath<E>[] } } : unknown) &
  (keyof PathParams<C['path']> extends never ? unknown : { params: PathParams<C['path']> }) &
  SendOptions;

/** A query whose filters are open takes other names too; zod would require their type, a string, of `limit` and `offset` as well. */
type QueryInput<I> = string extends keyof I
  ? { [Name in keyof I as string extends Name ? never : Name]: I[Name] } & Record<
      string,
      string | number | boolean | readonly string[] | undefined
    >
  : I;

/** The entities that references lead to. */
type EntityOf<E> = { [Name in keyof E]: E[Name] extends { entity: infer T extends keyof Contract } ? T : never }[keyof E];
type ReadOf<T extends keyof Contract> = Contract[T] extends { read: infer C } ? C : never;
type ReferencesOf<T extends keyof Contract> = ReadOf<T> extends { expand: infer E } ? E : unknown;
/** `partner`, or `partner.careOwner` for what the partner refers to. */
type ExpandPath<E> = {
  [Name in keyof E & string]: Name | `${Name}.${keyof ReferencesOf<EntityOf<Pick<E, Name>>> & string}`;
}[keyof E & string];
type ExpandedEntity<E> = EntityOf<E> | { [T in EntityOf<E>]: EntityOf<ReferencesOf<T>> }[EntityOf<E>];
/** What a reply has with `expand`: the records that it refers to and that the caller may read, by entity and id. */
export type Expanded<C> = C extends { expand: infer E }
  ? { expanded?: { [T in ExpandedEntity<E>]?: { [id: string]: ReplyOf<ReadOf<T>> | undefined } } }
  : unknown;

/** Options of any call. */
export interface SendOptions {
  /** Solved captcha, sent as X-Recaptcha-Id. */
  captchaId?: string | null | undefined;
  /** Sent as Idempotency-Key: the same key never writes twice. */
  idempotencyKey?: string | undefined;
  /** Version the change is based on, sent as If-Match. */
  ifMatch?: number | undefined;
  /** Aborts the request; without it there is no timeout, as the specification requires. */
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page. */
  keepalive?: boolean | undefined;
}

/** One HTTP request, as handed to the transport. */
export interface ClientRequest {
  method: Method;
  /** Path with the parameters filled in, and the query. */
  url: string;
  headers: Record<string, string>;
  body: unknown;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
}
/** One HTTP response. `body` is parsed JSON, or undefined. */
export interface ClientResponse {
  status: number;
  statusText: string;
  body: unknown;
  /** What `Retry-After` asks to wait; absent without. */
  retryAfterMs?: number | undefined;
}
/** Sends a request: by fetch in the browser, straight to the handlers on the server. Throws if there was no response. */
export type Transport = (request: ClientRequest) => Promise<ClientResponse>;

type Args<I> = Record<string, never> extends I ? [input?: I] : [input: I];
type MethodByPath<A, R> = <P extends keyof A & keyof R>(path: P, ...input: A[P] extends unknown[] ? A[P] : never) => Promise<R[P]>;
type ClientMethod<M extends Method> = MethodByPath<ArgumentsByPath<M>, RepliesByPath<M>>;

/** The typed client: `client.get('/v3/trip_requests/{id}', { params: { id } })`. */
export interface Client {
  get: ClientMethod<'GET'>;
  post: ClientMethod<'POST'>;
  put: ClientMethod<'PUT'>;
  patch: ClientMethod<'PATCH'>;
  delete: ClientMethod<'DELETE'>;
  /** True only on status 200, false on any failure. */
  exists<P extends keyof ArgumentsByPath<'HEAD'>>(path: P, input: ArgumentsByPath<'HEAD'>[P][0] & SendOptions): Promise<boolean>;
}

/**
 * A client over `transport`. It needs no schema at run time, so pages carry none.
 * Failures follow the specification: the response's body (a Problem) when there was a response; {code, message} of the
 * request when there was none; the message alone when the request could not be made. `toReason` makes something else of them.
 */
export function createClient(
  transport: Transport,
  options: { token?: () => string | null; toReason?: (reason: unknown) => unknown } = {},
): Client {
  const call = (method: Method, path: string, input?: UntypedInput) =>
    send(method, path, input).catch((reason: unknown) => reject(options.toReason ? options.toReason(reason) : reason));
  const send = async (method: Method, path: string, input: UntypedInput = {}) => {
    const request = buildRequest(method, path, input, path.startsWith('/v3/') ? (options.token?.() ?? null) : null);
    const response = await sendRequest(transport, request);
    if (response.status >= 200 && response.status < 300) return response.body;
    return reject(response.body ?? { code: response.status, message: response.statusText });
  };
  const method = <M extends Method>(name: M) => ((path: string, input?: UntypedInput) => call(name, path, input)) as ClientMethod<M>;
  return {
    get: method('GET'),
    post: method('POST'),
    put: method('PUT'),
    patch: method('PATCH'),
    delete: method('DELETE'),
    exists: async (path, input) => {
      const request = buildRequest('HEAD', path, input, options.token?.() ?? null);
      return transport(request).then(
        (response) => response.status === 200,
        () => false,
      );
    },
  };
}

/** Whether a caught value is a problem returned by the server. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'errorCode' in value && 'httpStatus' in value;
}

/** A `Transport` over fetch: same origin, cookies included. */
export function fetchTransport(origin = '', credentials: 'include' | 'omit' = 'include'): Transport {
  return async ({ method, url, headers, body, signal, keepalive }) => {
    const response = await fetch(origin + url, {
      method,
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      credentials,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
    const text = await response.text();
    const isJson = /[/+]json/.test(response.headers.get('Content-Type') ?? '');
    return {
      status: response.status,
      statusText: response.statusText,
      body: text && isJson ? JSON.parse(text) : undefined,
      retryAfterMs: readRetryAfter(response.headers.get('Retry-After')),
    };
  };
}

/** Seconds, or a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

type UntypedInput = SendOptions & { params?: unknown; query?: unknown; body?: unknown };

function buildRequest(method: Method, path: string, input: UntypedInput, token: string | null): ClientRequest {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (input.captchaId) headers['X-Recaptcha-Id'] = input.captchaId;
  if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey;
  if (input.ifMatch !== undefined) headers['If-Match'] = `"v${input.ifMatch}"`;
  return {
    method,
    url: buildUrl(path, definedEntries(input.params), definedEntries(input.query)),
    headers,
    body: input.body,
    signal: input.signal,
    keepalive: input.keepalive,
  };
}

function definedEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value).filter(([, one]) => one !== undefined && one !== null) : [];
}

function buildUrl(path: string, params: [string, unknown][], query: [string, unknown][]): string {
  const filled = params.reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))), path);
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

async function sendRequest(transport: Transport, request: ClientRequest): Promise<ClientResponse> {
  if (request.url.includes('{')) return reject(`${request.url} is missing a path parameter`);
  try {
    return await transport(request);
  } catch (error) {
    if (error instanceof Error && error.name === 'TypeError') return reject({ code: 0, message: 'No response' });
    return reject(error instanceof Error ? error.message : String(error));
  }
}

/** The specification's clients reject with plain bodies and strings, not with Error objects. */
function reject(reason: unknown): Promise<never> {
  return Promise.reject(reason);
}

import type { Call, Method, PathParams, ReplyOf } from './call.ts';
import type { Contract } from './contract.ts';
import type { Problem } from './problems.ts';
import type { z } from 'zod';

type AnyCall = { [E in keyof Contract]: Contract[E][keyof Contract[E]] }[keyof Contract];
type CallsBy<M extends Method> = Extract<AnyCall, { method: M }>;
// Worked out path by path: a union over all calls would be more than the compiler holds.
type ArgsOf<M extends Method> = { [C in CallsBy<M> as C['path']]: Args<Input<C>> };
type RepliesOf<M extends Method> = { [C in CallsBy<M> as C['path']]: ReplyOf<C> };

/** What the caller hands to one call: the parts that the contract names, and how to send it. */
export type Input<C extends Call> = (C extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown) &
  (C extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : unknown) &
  (keyof PathParams<C['path']> extends never ? unknown : { params: PathParams<C['path']> }) &
  SendOptions;

/** What any call may carry. */
export interface SendOptions {
  /** Solved challenge, sent as X-Recaptcha-Id. */
  captchaId?: string | null | undefined;
  /** Sent as Idempotency-Key: the same key never writes twice. */
  idempotencyKey?: string | undefined;
  /** Version the change is based on, sent as If-Match. */
  ifMatch?: number | undefined;
  /** Gives up; default none, as the specification says. */
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page. */
  keepalive?: boolean | undefined;
}

/** One request on its way out. */
export interface Outgoing {
  method: Method;
  /** Path with the parameters filled in, and the query. */
  address: string;
  headers: Record<string, string>;
  body: unknown;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
}
/** What came back. `body` is parsed JSON, or undefined. */
export interface Incoming {
  status: number;
  statusText: string;
  body: unknown;
}
/** Carries a request to the server: fetch in the browser, the handlers themselves on the server. Throws when no response came. */
export type Send = (request: Outgoing) => Promise<Incoming>;

type Args<I> = Record<string, never> extends I ? [input?: I] : [input: I];
type Sends<A, R> = <P extends keyof A & keyof R>(path: P, ...input: A[P] extends unknown[] ? A[P] : never) => Promise<R[P]>;
type Method1<M extends Method> = Sends<ArgsOf<M>, RepliesOf<M>>;

/** The typed client: `client.get('/v3/trip_requests/{id}', { params: { id } })`. */
export interface Client {
  get: Method1<'GET'>;
  post: Method1<'POST'>;
  put: Method1<'PUT'>;
  patch: Method1<'PATCH'>;
  delete: Method1<'DELETE'>;
  /** True only on status 200, false on any failure. */
  exists<P extends keyof ArgsOf<'HEAD'>>(path: P, input: ArgsOf<'HEAD'>[P][0] & SendOptions): Promise<boolean>;
}

/**
 * A client over `send`. It needs no schema at run time, so pages carry none.
 * Failures follow the specification: the response's body (a Problem) when there was a response; {code, message} of the
 * request when there was none; the message alone when the request could not be made.
 */
export function createClient(send: Send, options: { token?: () => string | null } = {}): Client {
  const call = async (method: Method, path: string, input: Loose = {}) => {
    const request = outgoing(method, path, input, path.startsWith('/v3/') ? (options.token?.() ?? null) : null);
    const answer = await deliver(send, request);
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    return reject(answer.body ?? { code: answer.status, message: answer.statusText });
  };
  const method = <M extends Method>(name: M) => ((path: string, input?: Loose) => call(name, path, input)) as Method1<M>;
  return {
    get: method('GET'),
    post: method('POST'),
    put: method('PUT'),
    patch: method('PATCH'),
    delete: method('DELETE'),
    exists: async (path, input) => {
      const request = outgoing('HEAD', path, input, options.token?.() ?? null);
      return send(request).then(
        (answer) => answer.status === 200,
        () => false,
      );
    },
  };
}

/** Whether a caught value is a problem the server answered. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'errorCode' in value && 'httpStatus' in value;
}

/** A `Send` over fetch: same origin, cookies included. */
export function fetchSend(origin = ''): Send {
  return async ({ method, address, headers, body, signal, keepalive }) => {
    const response = await fetch(origin + address, {
      method,
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      credentials: 'include',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
    const text = await response.text();
    const isJson = /[/+]json/.test(response.headers.get('Content-Type') ?? '');
    return { status: response.status, statusText: response.statusText, body: text && isJson ? JSON.parse(text) : undefined };
  };
}

type Loose = SendOptions & { params?: unknown; query?: unknown; body?: unknown };

function outgoing(method: Method, path: string, input: Loose, token: string | null): Outgoing {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (input.captchaId) headers['X-Recaptcha-Id'] = input.captchaId;
  if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey;
  if (input.ifMatch !== undefined) headers['If-Match'] = `"v${input.ifMatch}"`;
  return {
    method,
    address: address(path, entries(input.params), entries(input.query)),
    headers,
    body: input.body,
    signal: input.signal,
    keepalive: input.keepalive,
  };
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value).filter(([, one]) => one !== undefined && one !== null) : [];
}

function address(path: string, params: [string, unknown][], query: [string, unknown][]): string {
  const filled = params.reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))), path);
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

async function deliver(send: Send, request: Outgoing): Promise<Incoming> {
  if (request.address.includes('{')) return reject(`${request.address} lacks a parameter`);
  try {
    return await send(request);
  } catch (error) {
    if (error instanceof Error && error.name === 'TypeError') return reject({ code: 0, message: 'No response' });
    return reject(error instanceof Error ? error.message : String(error));
  }
}

/** The specification's clients reject with plain bodies and texts, not with Error objects. */
function reject(reason: unknown): Promise<never> {
  return Promise.reject(reason);
}

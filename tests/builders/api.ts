import { type Call, contract, type Method, type PathParams, type Problem, type ReplyOf } from '@farwend/api-contract';
import type { z } from 'zod';
import { solveCaptcha } from './captcha.ts';
import type { Server } from './server.ts';

/** The password of all demo people. */
export const PASSWORD = 'compass-rose-42';

/** Demo people by a short name. */
export const people = {
  admin: 'admin@example.com',
  care: 'care@example.com',
  editor: 'editor@example.com',
  publisher: 'publisher@example.com',
  marageti: 'marageti@example.com',
  team: 'team@example.com',
  agent: 'agent.acacia@example.com',
  lead: 'lead.acacia@example.com',
  otherLead: 'lead.stellwyn@example.com',
  dana: 'dana@example.com',
  jordan: 'jordan@example.com',
} as const;
export type Person = keyof typeof people;

/** Options of a request besides method and path. */
export interface SendOptions {
  /** Whose bearer token to send; default: none. */
  as?: Person;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged, instead of `body`. */
  rawBody?: string | Uint8Array<ArrayBuffer>;
  /** Idempotency-Key. */
  key?: string;
  /** Version for If-Match. */
  ifMatch?: number;
  /** Action to solve a new captcha for. */
  captcha?: string;
  /** Path parameters. */
  params?: Record<string, string>;
  /** Query fields. */
  query?: Record<string, string | number>;
  signal?: AbortSignal;
}

/** A response. `body` has the reply's type on success, `problem` is set on an error. */
export interface ApiResponse<T> {
  status: number;
  headers: Headers;
  body: T;
  problem: Problem;
  /** The body before parsing. */
  text: string;
}

type CallInput<C extends Call> = Omit<SendOptions, 'body'> &
  (C extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : { body?: undefined }) &
  (keyof PathParams<C['path']> extends never ? unknown : { params: PathParams<C['path']> });

/** A client of a running server's API, as an outside program uses it: over HTTP, with bearer tokens. */
export function createApi(server: Pick<Server, 'origin'>) {
  const tokens = new Map<Person, Promise<string>>();
  const tokenOf = (person: Person) => {
    const known = tokens.get(person) ?? signIn(server.origin, people[person]);
    tokens.set(person, known);
    return known;
  };

  /** Sends any request, valid or not. */
  const send = async (method: Method | 'OPTIONS', path: string, options: SendOptions = {}): Promise<ApiResponse<unknown>> => {
    const { as, captcha, key, ifMatch, query, body, rawBody, signal } = options;
    const headers: Record<string, string> = {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(as ? { Authorization: `Bearer ${await tokenOf(as)}` } : {}),
      ...(captcha ? { 'X-Recaptcha-Id': await solveCaptcha(server.origin, captcha) } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
      ...(ifMatch === undefined ? {} : { 'If-Match': `"v${ifMatch}"` }),
      ...options.headers,
    };
    const search = query ? `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}` : '';
    const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${server.origin}${path}${search}`, {
      method,
      headers,
      redirect: 'manual',
      ...(payload === undefined ? {} : { body: payload }),
      ...(signal ? { signal } : {}),
    });
    return parseResponse(response);
  };

  /** Sends a call of the contract with typed input and response. */
  const call = <C extends Call>(one: C, input: CallInput<C>): Promise<ApiResponse<ReplyOf<C>>> => {
    const path = one.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
    return send(one.method, path, input) as Promise<ApiResponse<ReplyOf<C>>>; // CHECK_REPLIES makes the server verify the type
  };

  return { send, call, tokenOf };
}
export type Api = ReturnType<typeof createApi>;

async function parseResponse(response: Response): Promise<ApiResponse<unknown>> {
  const text = await response.text();
  const isJson = /[/+]json/.test(response.headers.get('Content-Type') ?? '');
  const body = text && isJson ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, body, problem: body, text };
}

async function signIn(origin: string, username: string): Promise<string> {
  const response = await fetch(origin + contract.tokens.create.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (response.status !== 201) throw new Error(`${username} could not sign in: ${response.status} ${await response.text()}`);
  return JSON.parse(await response.text()).accessToken;
}

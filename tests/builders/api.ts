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

/** How a request is sent, besides its method and address. */
export interface SendOptions {
  /** Whose bearer token to carry; absent: nobody's. */
  as?: Person;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  rawBody?: string | Uint8Array<ArrayBuffer>;
  /** Idempotency-Key. */
  key?: string;
  /** Version for If-Match. */
  ifMatch?: number;
  /** Action to solve a fresh challenge for. */
  captcha?: string;
  /** Values of the names in braces of a call's path. */
  params?: Record<string, string>;
  /** Query fields. */
  query?: Record<string, string | number>;
  signal?: AbortSignal;
}

/** What came back. `body` has the reply's type when the status is a success, `problem` is set when it is not. */
export interface Answer<T> {
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

/** The API of a running server, as an outside program sees it: over HTTP, with bearer tokens. */
export function apiOf(server: Pick<Server, 'origin'>) {
  const tokens = new Map<Person, Promise<string>>();
  const tokenOf = (person: Person) => {
    const known = tokens.get(person) ?? signIn(server.origin, people[person]);
    tokens.set(person, known);
    return known;
  };

  /** Any request, well-formed or not. */
  const send = async (method: Method | 'OPTIONS', path: string, options: SendOptions = {}): Promise<Answer<unknown>> => {
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
    return read(response);
  };

  /** A call of the contract with typed input and answer. */
  const call = <C extends Call>(one: C, input: CallInput<C>): Promise<Answer<ReplyOf<C>>> => {
    const path = one.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
    return send(one.method, path, input) as Promise<Answer<ReplyOf<C>>>; // CHECK_REPLIES makes the server itself vouch for the shape
  };

  return { send, call, tokenOf };
}
export type Api = ReturnType<typeof apiOf>;

async function read(response: Response): Promise<Answer<unknown>> {
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

import type { z } from 'zod';
import type { Caller } from './roles.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A field of a record that names another record, or several. */
export interface Reference {
  /** The name of the field; with a dot, that of a field in the objects of a list. */
  field: string;
  /** The entity of the records named, whose call `read` answers with them. */
  entity: string;
}
export type References = Readonly<Record<string, Reference>>;

/** The properties of a call besides method, path and summary. */
export interface CallOptions {
  /** The kinds of callers that may make the call at all; the entity's policy decides which rows they see. */
  access: readonly Caller[];
  /** Query parameters; unknown ones are rejected with 400. */
  query?: z.ZodObject;
  /** The JSON request body. */
  body?: z.ZodType;
  /** The largest body in bytes, if larger than BODY_LIMIT_BYTES. */
  bodyBytes?: number;
  /** The JSON response body; absent for a response without one. */
  reply?: z.ZodType;
  /** The records that `expand` can answer with, by name: those that the record, or each record of the list, refers to. */
  expand?: References;
  /** Media types of the files that the call answers with instead of JSON if its query asks for one. */
  files?: readonly string[];
  /** Success status; by default 200, 201 for POST, 204 without `reply`. */
  status?: 200 | 201 | 202 | 204;
  /** The captcha that the call accepts: the action it must have been solved for, whether it is required, and the status for a failed one if not 403. */
  captcha?: { action: string; required: boolean; failed?: 401 };
  /** Rate limit class, if not the default for reads or writes. */
  limit?: 'login' | 'emailCheck' | 'guestRequest' | 'tripRequest' | 'event' | 'view';
  /**
   * Also accepts a form posted from another site. Cookies are ignored and no Origin of ours is required. A browser whose form is
   * rejected is redirected to this page, with `?problem=` and the error code.
   */
  form?: { problemPage: string };
  /** A POST that only reads: it runs without a transaction. */
  reads?: true;
  /** With a second factor, only within ten minutes of a proof: PUT /v3/users/current/step_ups. */
  stepUp?: true;
  /** A GET with side effects: with a session, only accepted from our own pages or the address bar. */
  sameSite?: true;
  /** Without an Idempotency-Key, the same body sent again within ten seconds counts as the same request. */
  once?: true;
  /** For a call that another one replaces: the days from which it is deprecated and, once that is decided, no longer served. */
  deprecated?: { since: string; sunset?: string };
  /** More detail than the summary, for the API reference. */
  description?: string;
  /** An example body for the API reference. */
  example?: unknown;
}

/** One call of the API as plain data. */
export type Call<M extends Method = Method, P extends string = string, T extends CallOptions = CallOptions> = {
  readonly method: M;
  readonly path: P;
  readonly summary: string;
} & T;

/** The calls of one entity, by name. */
export type Calls = Record<string, Call>;

type DefineCall<M extends Method> = <const P extends string, const T extends CallOptions>(
  path: P,
  summary: string,
  parts: T,
) => Call<M, P, T>;

const defineCall =
  <M extends Method>(method: M): DefineCall<M> =>
  (path, summary, parts) => ({ method, path, summary, ...parts });

export const get = defineCall('GET');
export const head = defineCall('HEAD');
export const post = defineCall('POST');
export const put = defineCall('PUT');
export const patch = defineCall('PATCH');
export const del = defineCall('DELETE');

/** The path parameters, each a string. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown;

/** The parsed body that a handler receives. */
export type BodyOf<C> = C extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
/** The parsed query that a handler receives. */
export type QueryOf<C> = C extends { query: infer Q extends z.ZodType } ? z.output<Q> : Record<string, never>;
/** The response body that a handler returns and a client receives. */
export type ReplyOf<C> = C extends { reply: infer R extends z.ZodType } ? z.output<R> : undefined;

/** The status of a successful response unless the handler sets another. */
export function successStatus(call: Call): number {
  if (call.status) return call.status;
  if (!call.reply) return call.method === 'HEAD' ? 200 : 204;
  return call.method === 'POST' ? 201 : 200;
}

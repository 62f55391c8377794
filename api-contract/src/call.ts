import type { z } from 'zod';
import type { Caller } from './roles.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call says of itself besides method, path and summary. */
export interface Parts {
  /** Who may call it at all; which rows they see is the policy's business. */
  access: readonly Caller[];
  /** Fields after the `?`; unknown ones are refused. */
  query?: z.ZodObject;
  /** The JSON body. */
  body?: z.ZodType;
  /** The JSON answer; absent: an answer without body. */
  reply?: z.ZodType;
  /** Status of success; 200, for POST 201, without reply 204. */
  status?: 200 | 201 | 202 | 204;
  /** The call takes a solved challenge: must it, as proof for which action, and the status of a wrong one when it is not 403. */
  captcha?: { action: string; required: boolean; failed?: 401 };
  /** Limit class of the call when it is not the usual one for reads or writes. */
  limit?: 'login' | 'emailCheck' | 'guestRequest' | 'event';
  /**
   * Also takes a form that another site's page posts; such a call knows no cookie and needs no Origin of ours. A browser whose form is
   * refused is sent to this page, with `?problem=` and the error code.
   */
  form?: { problemPage: string };
  /** A POST that only asks: it needs no transaction. */
  reads?: true;
  /** A GET that acts: with a session only for requests of our own pages or of the address bar. */
  sameSite?: true;
  /** Without an Idempotency-Key, the same body sent again within ten seconds counts as the same request. */
  once?: true;
  /** A longer word than the summary for readers of the reference. */
  description?: string;
  /** An example body for the reference. */
  example?: unknown;
}

/** One call of the API as plain data. */
export type Call<M extends Method = Method, P extends string = string, T extends Parts = Parts> = {
  readonly method: M;
  readonly path: P;
  readonly summary: string;
} & T;

/** Calls by name, calls of one entity. */
export type Calls = Record<string, Call>;

type Declare<M extends Method> = <const P extends string, const T extends Parts>(path: P, summary: string, parts: T) => Call<M, P, T>;

const declare =
  <M extends Method>(method: M): Declare<M> =>
  (path, summary, parts) => ({ method, path, summary, ...parts });

export const get = declare('GET');
export const head = declare('HEAD');
export const post = declare('POST');
export const put = declare('PUT');
export const patch = declare('PATCH');
export const del = declare('DELETE');

/** The names in braces of a path, each a string. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown;

/** The parsed body that a handler receives. */
export type BodyOf<C> = C extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
/** The parsed query that a handler receives. */
export type QueryOf<C> = C extends { query: infer Q extends z.ZodType } ? z.output<Q> : Record<string, never>;
/** What a handler answers and a client receives. */
export type ReplyOf<C> = C extends { reply: infer R extends z.ZodType } ? z.output<R> : undefined;

/** The status a successful answer has unless the handler says otherwise. */
export function successStatus(call: Call): number {
  if (call.status) return call.status;
  if (!call.reply) return call.method === 'HEAD' ? 200 : 204;
  return call.method === 'POST' ? 201 : 200;
}

import type { BodyOf, Call, PathParams, QueryOf, ReplyOf } from '@farwend/api-contract';
import type { CallContext } from './context.ts';
import type { Person } from './actor.ts';

/** A session to start: its person, the token issued with it, and the profile that the page's readable cookie holds. */
export interface SessionStart {
  start: Person;
  tokenId: string;
  profile: Record<string, unknown>;
}
export type SessionChange = SessionStart | 'end';

/** What a handler returns. */
export interface Reply<T> {
  body: T;
  /** The body as JSON, when it is already serialized: see jsonReply.ts. */
  text?: string;
  /** Only when it differs from the contract's. */
  status?: number;
  /** URL path of a created record. */
  location?: string;
  headers?: Record<string, string>;
  /** Starts or ends the browser's session after the commit. */
  session?: SessionChange;
}

/** A file to save, instead of JSON. */
export interface FileReply {
  file: { name: string; contentType: string; content: Buffer };
}

/** The parsed input of a call. */
export interface HandlerInput<C extends Call> {
  params: PathParams<C['path']>;
  query: QueryOf<C>;
  body: BodyOf<C>;
}
export type Handler<C extends Call> = (input: HandlerInput<C>, context: CallContext) => Promise<Reply<ReplyOf<C>> | FileReply>;

/** A handler without its call's types, for the pipeline that parses its input by the call's schemas. */
export type AnyHandler = (
  input: { params: Record<string, string>; query: unknown; body: unknown },
  context: CallContext,
) => Promise<Reply<unknown> | FileReply>;

/** A handler for every call of an entity; a missing one is a type error. GET's also serves HEAD where HEAD has none. */
export type Handlers<E> = {
  [K in keyof E as E[K] extends { method: 'HEAD' } ? never : K]: E[K] extends Call ? Handler<E[K]> : never;
} & {
  [K in keyof E as E[K] extends { method: 'HEAD' } ? K : never]?: E[K] extends Call
    ? (input: HandlerInput<E[K]>, context: CallContext) => Promise<Reply<unknown>>
    : never;
};

export function ok<T>(body: T): Reply<T> {
  return { body };
}
export function created<T>(body: T, location: string): Reply<T> {
  return { body, location };
}
export function noContent(): Reply<undefined> {
  return { body: undefined };
}

const withOwnTransactions = new WeakSet<object>();

/** Marks a handler that opens short transactions itself, because it waits for something slow, such as a password hash, between them. */
export function withoutTransaction<F extends object>(handler: F): F {
  withOwnTransactions.add(handler);
  return handler;
}
export function managesOwnTransactions(handler: object): boolean {
  return withOwnTransactions.has(handler);
}

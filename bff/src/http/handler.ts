import type { BodyOf, Call, PathParams, QueryOf, ReplyOf } from '@farwend/api-contract';
import type { Transaction } from 'sequelize';
import type { Services } from '#src/services.ts';
import type { Actor, Person } from './actor.ts';

/** Everything a handler may know of the request besides its input. */
export interface CallContext extends Services {
  actor: Actor;
  /** Present in calls that write: all their queries go through it, so that they happen together or not at all. */
  transaction: Transaction | null;
  /** Rows found by id are not locked, although there is a transaction: see `looking` in calls/records.ts. */
  looksOnly?: true;
  requestId: string;
  /** Version from If-Match. */
  ifMatch: number | null;
  /** True when a solved challenge came with the call. */
  captchaSolved: boolean;
  userAgent: string | null;
}

/** A session to start: whose, the token told with it, and what the readable cookie tells the page. */
export interface SessionStart {
  start: Person;
  tokenId: string;
  profile: Record<string, unknown>;
}
export type SessionChange = SessionStart | 'end';

/** What a handler answers. */
export interface Answer<T> {
  body: T;
  /** The body as JSON, when it lies ready: see storedAnswer.ts. */
  text?: string;
  /** Only when it differs from what the contract says. */
  status?: number;
  /** Address of a created record. */
  location?: string;
  headers?: Record<string, string>;
  /** Starts or ends the browser's session, after everything is committed. */
  session?: SessionChange;
}

/** The parsed input of a call. */
export interface HandlerInput<C extends Call> {
  params: PathParams<C['path']>;
  query: QueryOf<C>;
  body: BodyOf<C>;
}
export type Handler<C extends Call> = (input: HandlerInput<C>, context: CallContext) => Promise<Answer<ReplyOf<C>>>;

/** A handler as the pipeline holds it, after its own call's schemas have made its input. */
export type AnyHandler = (
  input: { params: Record<string, string>; query: unknown; body: unknown },
  context: CallContext,
) => Promise<Answer<unknown>>;

/** A handler for every call of an entity; a missing one does not compile. */
export type Handlers<E> = { [K in keyof E]: E[K] extends Call ? Handler<E[K]> : never };

export function ok<T>(body: T): Answer<T> {
  return { body };
}
export function created<T>(body: T, location: string): Answer<T> {
  return { body, location };
}
export function nothing(): Answer<undefined> {
  return { body: undefined };
}

const selfManaged = new WeakSet<object>();

/** Marks a handler that opens its own short transactions, because it waits for something slow (a password hash) in between. */
export function withoutTransaction<F extends object>(handler: F): F {
  selfManaged.add(handler);
  return handler;
}
export function isSelfManaged(handler: object): boolean {
  return selfManaged.has(handler);
}

import type { Call } from '@farwend/api-contract';
import type { Logger } from 'pino';
import type { Settings } from '#src/settings/settings.ts';
import type { Actor } from './actor.ts';
import type { Captcha } from './captcha.ts';
import type { Db } from './db.ts';
import type { JobQueue } from './job.ts';
import type { ListCursors } from './listCursors.ts';
import type { PictureAddresses } from './pictureAddresses.ts';
import type { PublishedCache } from './publishedCache.ts';
import type { PushPublisher } from './pushPublisher.ts';
import type { RateLimits } from './rateLimits.ts';
import type { RowBatches } from './rowBatches.ts';
import type { TestMode } from './testMode.ts';

/**
 * Runs a call of the contract in the transaction and with the rights of a context, and returns the body of its reply. Throws the failure that
 * the API would answer.
 */
export type CallRunner = (call: Call, input: CallInput, context: CallContext) => Promise<unknown>;

interface CallInput {
  params?: Record<string, string>;
  body?: unknown;
}

/** Dependencies that live as long as the process and are passed to every handler. */
export interface Services {
  settings: Settings;
  db: Db;
  queue: JobQueue;
  events: EventBus;
  captcha: Captcha;
  limits: RateLimits;
  push: PushPublisher;
  published: PublishedCache;
  pictureAddresses: PictureAddresses;
  testMode: TestMode;
  /** For what is done to many records, each by the call that does it to one. */
  runCall: CallRunner;
  log: Logger;
}

/** A version that no record has: what `ifMatch` is when the header names none of ours. */
export const NO_VERSION = 0;

/** What a handler knows of the request besides its input. */
export interface CallContext extends Services {
  actor: Actor;
  /** In calls that write, the transaction of the call. */
  db: Db;
  requestId: string;
  /** The version of the API that the call is answered in; absent: the newest. */
  apiVersion?: string;
  /** Version from If-Match; NO_VERSION if it names something else. */
  ifMatch: number | null;
  /** Whether the caller sent a solved captcha. */
  captchaSolved: boolean;
  userAgent: string | null;
  /** In reads by HTTP. */
  cursors?: ListCursors;
  /** In reads of the records that others refer to. */
  rowBatches?: RowBatches;
  /** Names the snapshot of the database that lists are read from, so that pages of other readers do not mix with its pages. */
  snapshot?: string;
  /** Whether no mail is sent of what happens, as in an import. */
  sendsNoMail?: true;
}

/** Something that happened in one domain and that others handle in the same transaction, without the first importing them. */
export interface DomainEvent<Payload> {
  readonly name: string;
  /** Carries the type; never set. */
  readonly payload?: Payload;
}

export interface EventBus {
  /** Runs the subscribers one after the other, in the order of `src/subscriptions.ts`; a failing one fails the caller's transaction. */
  emit<Payload>(event: DomainEvent<Payload>, payload: Payload, context: CallContext): Promise<void>;
}

import type { Call } from '@farwend/api-contract';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Sequelize } from 'sequelize';
import type { Settings } from '#src/settings.ts';
import { type Actor, isStaff, principalOf } from './actor.ts';
import { tooManyAttempts } from './tooManyAttempts.ts';

/** Points per window of each class; the strict ones are counted in PostgreSQL, so that all nodes share them; with Redis all are there. */
const classes = {
  anonymousRead: { points: 300, duration: 60, shared: false },
  anonymousWrite: { points: 20, duration: 60, shared: false },
  traveler: { points: 600, duration: 60, shared: false },
  staff: { points: 1200, duration: 60, shared: false },
  service: { points: 3000, duration: 60, shared: false },
  login: { points: 10, duration: 60, shared: true },
  username: { points: 5, duration: 60, shared: true },
  emailCheck: { points: 5, duration: 3600, shared: true },
  emailCheckAddress: { points: 20, duration: 3600, shared: true },
  event: { points: 120, duration: 60, shared: false },
  guestRequest: { points: 3, duration: 3600, shared: true },
  requestMail: { points: 3, duration: 3600, shared: true },
} as const;
export type LimitClass = keyof typeof classes;

export interface Limits {
  /** Counts one use of `key` in a class; the headers to answer with, or rate.limited. */
  take(limit: LimitClass, key: string): Promise<Record<string, string>>;
}

/** Limiters of every class; when their store does not answer, they go on in memory. */
export function createLimits(settings: Settings, sequelize: Sequelize, redis: Redis | null): Limits {
  if (settings.rateLimits === 'off') return { take: async () => ({}) };
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (name: LimitClass) => limiters.get(name) ?? remember(limiters, name, create(name, sequelize, redis));
  return {
    async take(limit, key) {
      const { points, duration } = classes[limit];
      try {
        return headers(limit, await limiterOf(limit).consume(key), points, duration);
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        const wait = Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
        throw tooManyAttempts(wait, headers(limit, rejected, points, duration));
      }
    },
  };
}

/** The class and key of a call besides its own special class. */
export function usualLimit(call: Call, actor: Actor): { limit: LimitClass; key: string } {
  if (actor.scopes && actor.tokenId) return { limit: 'service', key: actor.tokenId };
  if (call.limit === 'event') return { limit: 'event', key: principalOf(actor) }; // what is counted must not use up what is done
  if (actor.person) return { limit: isStaff(actor) ? 'staff' : 'traveler', key: actor.person.userId };
  return { limit: call.method === 'GET' || call.method === 'HEAD' ? 'anonymousRead' : 'anonymousWrite', key: actor.ipHash };
}

/** What a call uses up besides: logins by address; e-mail checks of visitors by browser and, for browsers are cheap, by address too. */
export function specialLimits(call: Call, actor: Actor): { limit: LimitClass; key: string }[] {
  if (call.limit === 'login') return [{ limit: 'login', key: actor.ipHash }];
  if (call.limit === 'guestRequest') return [{ limit: 'guestRequest', key: principalOf(actor) }];
  if (call.limit !== 'emailCheck' || actor.person) return [];
  return [
    { limit: 'emailCheckAddress', key: actor.ipHash },
    { limit: 'emailCheck', key: principalOf(actor) },
  ];
}

function create(name: LimitClass, sequelize: Sequelize, redis: Redis | null): RateLimiterAbstract {
  const { points, duration, shared } = classes[name];
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration });
  if (redis) return new RateLimiterRedis({ storeClient: redis, keyPrefix: `farwend:${name}`, points, duration, insuranceLimiter: memory });
  if (!shared) return memory;
  return new RateLimiterPostgres({
    storeClient: sequelize,
    storeType: 'sequelize',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
    insuranceLimiter: memory,
  });
}

function headers(limit: LimitClass, state: RateLimiterRes, points: number, duration: number): Record<string, string> {
  return {
    'RateLimit-Policy': `"${limit}";q=${points};w=${duration}`,
    RateLimit: `"${limit}";r=${Math.max(0, state.remainingPoints)};t=${Math.ceil(state.msBeforeNext / 1000)}`,
  };
}

function remember(map: Map<string, RateLimiterAbstract>, name: string, limiter: RateLimiterAbstract): RateLimiterAbstract {
  map.set(name, limiter);
  return limiter;
}

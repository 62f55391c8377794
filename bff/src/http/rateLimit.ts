import type { Call } from '@farwend/api-contract';
import type { Redis } from 'ioredis';
import type { QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { measureCache } from '#src/kernel/cacheUsage.ts';
import { type RateLimitClass, rateLimitClasses, type RateLimits } from '#src/kernel/rateLimits.ts';
import { executeLibrarySql } from '#src/db/database.ts';
import type { Db } from '#src/kernel/db.ts';
import type { Settings } from '#src/settings/settings.ts';
import { type Actor, isStaff, limitedPrincipalOf } from '#src/kernel/actor.ts';
import { BoundedRateLimiterMemory, type Counters, createCounters } from './boundedRateLimiterMemory.ts';
import { tooManyAttempts } from '#src/kernel/tooManyAttempts.ts';

/** Rate limiters for every class; if their store is unreachable, they count in memory. */
export function createRateLimits(settings: Settings, db: Db, redis: Redis | null): RateLimits {
  const counters = createCounters();
  const usage = () => measureCache(counters);
  if (settings.rateLimits === 'off') return { consume: async () => ({}), usage };
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (name: RateLimitClass) => limiters.get(name) ?? cacheLimiter(limiters, name, createLimiter(name, db, redis, counters));
  return {
    usage,
    async consume(limit, key) {
      const { points, duration } = rateLimitClasses[limit];
      try {
        return rateLimitHeaders(limit, await limiterOf(limit).consume(key), points, duration);
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        const wait = Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
        throw tooManyAttempts(wait, rateLimitHeaders(limit, rejected, points, duration));
      }
    },
  };
}

/** The class and key by the kind of caller. */
export function selectCallerLimit(call: Call, actor: Actor): { limit: RateLimitClass; key: string } {
  if (actor.scopes && actor.tokenId) return { limit: 'service', key: actor.tokenId };
  if (call.limit === 'event' || call.limit === 'view') return { limit: call.limit, key: limitedPrincipalOf(actor) }; // tracking must not use up the points of other calls
  if (actor.person) return { limit: isStaff(actor) ? 'staff' : 'traveler', key: actor.person.userId };
  if (call.limit === 'tripRequest') return { limit: 'formAddress', key: actor.ipHash };
  return { limit: call.method === 'GET' || call.method === 'HEAD' ? 'anonymousRead' : 'anonymousWrite', key: actor.ipHash };
}

/** Further limits of a call: logins by IP address; tracking and e-mail checks of visitors by browser and, because a browser is easily faked, by IP. */
export function selectCallLimits(call: Call, actor: Actor): { limit: RateLimitClass; key: string }[] {
  if (call.limit === 'login') return [{ limit: 'login', key: actor.ipHash }];
  if (call.limit === 'guestRequest') return [{ limit: 'guestRequest', key: limitedPrincipalOf(actor) }];
  if (actor.person) return [];
  if (call.limit === 'event' || call.limit === 'view') return [{ limit: 'formAddress', key: actor.ipHash }];
  if (call.limit !== 'emailCheck') return [];
  return [
    { limit: 'emailCheckAddress', key: actor.ipHash },
    { limit: 'emailCheck', key: limitedPrincipalOf(actor) },
  ];
}

/**
 * Limits that depend on what a visitor sends: drafts apart from submissions, and submissions by browser and by IP, so that people who
 * share an address do not stop each other. What comes without a captcha has a small limit by IP for each action.
 */
export function selectSubmissionLimits(
  call: Call,
  actor: Actor,
  { isDraft, hasCaptcha }: { isDraft: boolean; hasCaptcha: boolean },
): { limit: RateLimitClass; key: string }[] {
  if (!call.captcha || actor.person) return [];
  const action = isDraft ? 'draft' : call.captcha.action;
  const guest = hasCaptcha ? [] : [{ limit: 'guestRequest' as const, key: `${action}:${actor.ipHash}` }];
  if (call.limit !== 'tripRequest') return guest;
  if (isDraft) return [...guest, { limit: 'draft', key: limitedPrincipalOf(actor) }];
  const device = actor.deviceId && !actor.isNewDevice ? [{ limit: 'tripRequest' as const, key: actor.deviceId }] : [];
  return [...guest, ...device, { limit: 'tripRequestAddress', key: actor.ipHash }];
}

function createLimiter(name: RateLimitClass, db: Db, redis: Redis | null, counters: Counters): RateLimiterAbstract {
  const { points, duration, shared } = rateLimitClasses[name];
  const memory = new BoundedRateLimiterMemory({ keyPrefix: name, points, duration }, counters);
  if (redis) return new RateLimiterRedis({ storeClient: redis, keyPrefix: `farwend:${name}`, points, duration, insuranceLimiter: memory });
  if (!shared) return memory;
  return new RateLimiterPostgres({
    storeClient: { query: (query: QueryConfig) => executeLibrarySql(db, query) },
    storeType: 'client', // it only calls `query` and takes no connections
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
    insuranceLimiter: memory,
  });
}

function rateLimitHeaders(limit: RateLimitClass, state: RateLimiterRes, points: number, duration: number): Record<string, string> {
  return {
    'RateLimit-Policy': `"${limit}";q=${points};w=${duration}`,
    RateLimit: `"${limit}";r=${Math.max(0, state.remainingPoints)};t=${Math.ceil(state.msBeforeNext / 1000)}`,
  };
}

function cacheLimiter(map: Map<string, RateLimiterAbstract>, name: string, limiter: RateLimiterAbstract): RateLimiterAbstract {
  map.set(name, limiter);
  return limiter;
}

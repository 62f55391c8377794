import { personTypes } from '@farwend/api-contract';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Db } from '#src/kernel/db.ts';
import { Failure } from '#src/kernel/failure.ts';
import { personOf } from '#src/domains/accounts/users/person.ts';
import { endSession, extendSession, insertSession, selectSessionPerson, selectTokenStart } from './sessions.sql.ts';
import { sessionLifetimes, type SessionRecords } from './sessionStore.ts';

/**
 * Sessions in Redis, shared by several nodes. The person is still read from PostgreSQL at every request, with a row of the session that lists
 * it and says whether it was ended: a disabled account and an ended session are out at once.
 */
export function sessionsInRedis(redis: Redis, db: Db): SessionRecords {
  return {
    async find(idHash) {
      const stored = StoredSession.safeParse(JSON.parse((await orUnavailable(redis.get(keyOf(idHash)))) ?? 'null'));
      if (!stored.success) return undefined;
      const { endsAt, startedAt, hasRow, ...data } = stored.data;
      const secondsLeft = Math.min(sessionLifetimes[data.personType].idle, Math.floor((endsAt - Date.now()) / 1000));
      if (secondsLeft <= 0) return undefined;
      const { userId, tokenId, personType } = data;
      const row = await db.first(selectSessionPerson, { idHash, userId, tokenId, startedAt, hasRow });
      if (row?.stale) await db.run(extendSession, { idHash, idleSeconds: sessionLifetimes[personType].idle });
      redis.expire(keyOf(idHash), secondsLeft).catch(() => undefined); // a session that has ended meanwhile has no key to extend
      return row ? { data, person: personOf(row), factors: row.factors, hasJustWritten: row.reads_primary } : undefined;
    },

    async insert(idHash, data) {
      const { idle, max } = sessionLifetimes[data.personType];
      const token = await db.first(selectTokenStart, { tokenId: data.tokenId });
      if (!token) return;
      const { handle, userId, tokenId } = data;
      await db.run(insertSession, { idHash, handle, userId, tokenId, idleSeconds: idle, maxSeconds: max });
      const session = { ...data, startedAt: token.started_at, endsAt: Date.now() + max * 1000, hasRow: true };
      await orUnavailable(redis.set(keyOf(idHash), JSON.stringify(session), 'EX', idle, 'NX'));
    },

    async end(idHash) {
      await db.run(endSession, { idHash });
      await orUnavailable(redis.del(keyOf(idHash)));
    },
  };
}

/** Reports an unreachable Redis as 503 instead of 500. */
function orUnavailable<T>(command: Promise<T>): Promise<T> {
  return command.catch(() => {
    throw new Failure('server.maintenance', {
      message: 'Sessions are unavailable right now. Try again in a moment.',
      headers: { 'Retry-After': '1' },
    });
  });
}

const StoredSession = z.object({
  userId: z.string(),
  personType: z.enum(personTypes),
  handle: z.string(),
  tokenId: z.string(),
  /** Creation time of its token by the database clock, to the microsecond. */
  startedAt: z.string(),
  endsAt: z.number(),
  /** Whether PostgreSQL has a row of it; false for sessions of earlier versions. */
  hasRow: z.boolean().default(false),
});

function keyOf(idHash: Buffer): string {
  return `farwend:session:${idHash.toString('base64url')}`;
}

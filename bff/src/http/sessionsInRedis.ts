import { personTypes } from '@farwend/api-contract';
import type { Redis } from 'ioredis';
import type { Sequelize } from 'sequelize';
import { z } from 'zod';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure } from './failure.ts';
import { personColumns, personJoin, personOf, type PersonRow } from './person.ts';
import { sessionLife, type SessionRecords } from './sessionStore.ts';

/** Sessions in Redis, shared by several nodes. The person is still read from PostgreSQL at every request, so a disabled account ends at once. */
export function sessionsInRedis(redis: Redis, sequelize: Sequelize): SessionRecords {
  return {
    async find(idHash) {
      const kept = Kept.safeParse(JSON.parse((await reach(redis.get(keyOf(idHash)))) ?? 'null'));
      if (!kept.success) return undefined;
      const { endsAt, startedAt, ...data } = kept.data;
      const secondsLeft = Math.min(sessionLife[data.personType].idle, Math.floor((endsAt - Date.now()) / 1000));
      if (secondsLeft <= 0) return undefined;
      const [row] = await preparedQuery<PersonRow>(sequelize, 'session.person', selectPerson, [data.userId, startedAt]);
      await reach(redis.expire(keyOf(idHash), secondsLeft)); // of an ended session there is nothing left to prolong
      return row ? { data, person: personOf(row) } : undefined;
    },

    async insert(idHash, data) {
      const { idle, most } = sessionLife[data.personType];
      const [token] = await preparedQuery<{ started_at: string }>(sequelize, 'session.startedAt', selectStart, [data.tokenId]);
      if (!token) return;
      const kept = { ...data, startedAt: token.started_at, endsAt: Date.now() + most * 1000 };
      await reach(redis.set(keyOf(idHash), JSON.stringify(kept), 'EX', idle, 'NX'));
    },

    async end(idHash) {
      await reach(redis.del(keyOf(idHash)));
    },
  };
}

/** Redis that does not answer is a moment to wait for, not a mistake of ours. */
function reach<T>(command: Promise<T>): Promise<T> {
  return command.catch(() => {
    throw new Failure('server.maintenance', {
      message: 'The sessions cannot be reached just now. Try again.',
      headers: { 'Retry-After': '1' },
    });
  });
}

const Kept = z.object({
  userId: z.string(),
  personType: z.enum(personTypes),
  handle: z.string(),
  tokenId: z.string(),
  /** Moment of its token by the clock of the database, to the microsecond. */
  startedAt: z.string(),
  endsAt: z.number(),
});

const selectPerson = `
  SELECT ${personColumns} FROM users u ${personJoin} WHERE u.id = $1 AND $2::timestamptz > coalesce(u.access_ended_at, '-infinity')`;

const selectStart = 'SELECT created_at::text AS started_at FROM tokens WHERE id = $1';

function keyOf(idHash: Buffer): string {
  return `farwend:session:${idHash.toString('base64url')}`;
}

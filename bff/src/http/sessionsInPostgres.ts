import type { Db } from '#src/kernel/db.ts';
import { personOf } from '#src/domains/accounts/users/person.ts';
import { endSession, extendSession, selectSessions, insertSession } from './sessions.sql.ts';
import { sessionLifetimes, type SessionRecords } from './sessionStore.ts';

/** Sessions in PostgreSQL: one statement finds the session and its person. */
export function sessionsInPostgres(db: Db): SessionRecords {
  return {
    async find(idHash) {
      const row = await db.load(selectSessions, `\\x${idHash.toString('hex')}`);
      if (!row) return undefined;
      // extended at most every ten minutes, to save a write per request
      if (row.stale) await db.run(extendSession, { idHash, idleSeconds: sessionLifetimes[row.person_type].idle });
      return {
        data: { userId: row.user_id, personType: row.person_type, handle: row.handle, tokenId: row.token_id },
        person: personOf(row),
        factors: row.factors,
        hasJustWritten: row.reads_primary,
      };
    },

    async insert(idHash, { userId, personType, handle, tokenId }) {
      const { idle, max } = sessionLifetimes[personType];
      await db.run(insertSession, { idHash, handle, userId, tokenId, idleSeconds: idle, maxSeconds: max });
    },

    async end(idHash) {
      await db.run(endSession, { idHash });
    },
  };
}

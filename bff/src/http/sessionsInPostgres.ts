import type { PersonType } from '@farwend/api-contract';
import type { Sequelize } from 'sequelize';
import { preparedLookup, preparedQuery, type RowsByKey } from '#src/database/prepared.ts';
import { personColumns, personJoin, personOf, type PersonRow } from './person.ts';
import { sessionLife, type SessionRecords } from './sessionStore.ts';

/** Sessions in PostgreSQL: one statement finds the session and its person. */
export function sessionsInPostgres(sequelize: Sequelize): SessionRecords {
  return {
    async find(idHash) {
      const row = await preparedLookup<FoundRow>(sequelize, 'session.find', selectSession, `\\x${idHash.toString('hex')}`);
      if (!row) return undefined;
      if (row.stale) await slide(sequelize, idHash, row.person_type);
      return {
        data: { userId: row.user_id, personType: row.person_type, handle: row.handle, tokenId: row.token_id },
        person: personOf(row),
      };
    },

    async insert(idHash, { userId, personType, handle, tokenId }) {
      const { idle, most } = sessionLife[personType];
      await preparedQuery(sequelize, 'session.insert', insertSession, [idHash, handle, userId, tokenId, idle, most]);
    },

    async end(idHash) {
      await preparedQuery(sequelize, 'session.end', 'UPDATE sessions SET revoked_at = now() WHERE id_hash = $1 AND revoked_at IS NULL', [
        idHash,
      ]);
    },
  };
}

type FoundRow = PersonRow & { hash: string; handle: string; token_id: string; stale: boolean };

const selectSession: RowsByKey = {
  key: 'hash',
  type: 'bytea',
  text: (hashes) => `
  SELECT s.id_hash::text AS hash, s.handle, s.token_id, s.seen_at < now() - interval '1 day' AS stale, ${personColumns}
  FROM sessions s JOIN users u ON u.id = s.user_id ${personJoin}
  WHERE s.id_hash IN (${hashes}) AND s.revoked_at IS NULL AND s.expires_at > now() AND s.ends_at > now()
    AND s.created_at > coalesce(u.access_ended_at, '-infinity')`,
};

// It began when its token was made: access that ended between the two ended this session too.
const insertSession = `
  INSERT INTO sessions (id_hash, handle, user_id, token_id, created_at, expires_at, ends_at)
  SELECT $1, $2, $3, t.id, t.created_at, now() + make_interval(secs => $5), now() + make_interval(secs => $6)
  FROM tokens t WHERE t.id = $4 ON CONFLICT DO NOTHING`;

/** Slides the end of a session that is in use, once a day: a write on every request would buy nothing. */
async function slide(sequelize: Sequelize, idHash: Buffer, personType: PersonType): Promise<void> {
  await preparedQuery(
    sequelize,
    'session.slide',
    'UPDATE sessions SET seen_at = now(), expires_at = least(ends_at, now() + make_interval(secs => $2)) WHERE id_hash = $1 AND revoked_at IS NULL',
    [idHash, sessionLife[personType].idle],
  );
}

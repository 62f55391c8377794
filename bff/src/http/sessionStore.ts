import type { PersonType } from '@farwend/api-contract';
import type { Context } from 'koa';
import type { Sequelize } from 'sequelize';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { personColumns, personJoin, personOf, type PersonRow } from './person.ts';
import { hashSecret } from './secrets.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds a session lives: without use, and at most. */
export const sessionLife: Record<PersonType, { idle: number; most: number }> = {
  traveler: { idle: 30 * DAY, most: 90 * DAY },
  agent: { idle: 12 * HOUR, most: 12 * HOUR },
  teamMember: { idle: 8 * HOUR, most: 8 * HOUR },
};

interface SessionData {
  userId: string;
  personType: PersonType;
}

/**
 * The store behind koa-session. Only the SHA-256 of an id is kept. `get` reads the user with the session, so rights and
 * status are of this moment; `set` inserts and never revives: a request in flight cannot undo a sign-out.
 */
export function createSessionStore(sequelize: Sequelize) {
  return {
    async get(id: string, _maxAge: number, { ctx }: { ctx?: Context }): Promise<SessionData | undefined> {
      const [row] = await preparedQuery<PersonRow & { handle: string; stale: boolean }>(
        sequelize,
        'session.get',
        selectSession,
        [hashSecret(id)],
        null,
      );
      if (!row || row.status === 'DISABLED') return undefined;
      if (row.stale) await touch(sequelize, id, row.person_type);
      if (ctx) ctx.state['session'] = { person: personOf(row), handle: row.handle };
      return { userId: row.user_id, personType: row.person_type };
    },

    async set(id: string, data: SessionData): Promise<void> {
      const { idle, most } = sessionLife[data.personType];
      await preparedQuery(
        sequelize,
        'session.set',
        `INSERT INTO sessions (id_hash, handle, user_id, expires_at, ends_at)
         VALUES ($1, $2, $3, now() + make_interval(secs => $4), now() + make_interval(secs => $5)) ON CONFLICT DO NOTHING`,
        [hashSecret(id), newId(), data.userId, idle, most],
        null,
      );
    },

    async destroy(id: string): Promise<void> {
      await preparedQuery(
        sequelize,
        'session.end',
        'UPDATE sessions SET revoked_at = now() WHERE id_hash = $1 AND revoked_at IS NULL',
        [hashSecret(id)],
        null,
      );
    },
  };
}

const selectSession = `
  SELECT s.handle, s.seen_at < now() - interval '1 day' AS stale, ${personColumns}
  FROM sessions s JOIN users u ON u.id = s.user_id ${personJoin}
  WHERE s.id_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > now() AND s.ends_at > now()`;

/** Slides the end of a session that is in use, once a day: a write on every request would buy nothing. */
async function touch(sequelize: Sequelize, id: string, personType: PersonType): Promise<void> {
  await preparedQuery(
    sequelize,
    'session.touch',
    'UPDATE sessions SET seen_at = now(), expires_at = least(ends_at, now() + make_interval(secs => $2)) WHERE id_hash = $1 AND revoked_at IS NULL',
    [hashSecret(id), sessionLife[personType].idle],
    null,
  );
}

import type { PersonType } from '@farwend/api-contract';
import type { Context } from 'koa';
import type { Person } from './actor.ts';
import { hashSecret } from './secrets.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds a session lives: without use, and at most. */
export const sessionLife: Record<PersonType, { idle: number; most: number }> = {
  traveler: { idle: 30 * DAY, most: 90 * DAY },
  agent: { idle: 12 * HOUR, most: 12 * HOUR },
  teamMember: { idle: 8 * HOUR, most: 8 * HOUR },
};

/** What a session holds. */
export interface SessionData {
  userId: string;
  personType: PersonType;
  /** Public name of the session; the id itself is only in the cookie. */
  handle: string;
  /** The access token told when it began; it ends with it. */
  tokenId: string;
}

/** Where sessions are kept: in PostgreSQL, or in Redis when configured. Ids come hashed, so a copy of the store opens nothing. */
export interface SessionRecords {
  /** The living session with its person as they are now, rights and status of this moment; slides its end. */
  find(idHash: Buffer): Promise<{ data: SessionData; person: Person } | undefined>;
  /** Keeps a new session; never revives an ended one. */
  insert(idHash: Buffer, data: SessionData): Promise<void>;
  end(idHash: Buffer): Promise<void>;
}

/** The store behind koa-session. Nothing is ever written but at sign-in and sign-out: a request in flight cannot undo a sign-out. */
export function createSessionStore(records: SessionRecords) {
  return {
    async get(id: string, _maxAge: number, { ctx }: { ctx?: Context }): Promise<SessionData | undefined> {
      const found = await records.find(hashSecret(id));
      if (!found || found.person.status === 'DISABLED') return undefined;
      if (ctx) ctx.state['session'] = found;
      return found.data;
    },
    set: (id: string, { userId, personType, handle, tokenId }: SessionData) =>
      records.insert(hashSecret(id), { userId, personType, handle, tokenId }),
    destroy: (id: string) => records.end(hashSecret(id)),
  };
}

import type { PersonType, SignInFactor } from '@farwend/api-contract';
import type { Context } from 'koa';
import type { Person } from '#src/kernel/actor.ts';
import { hashSecret } from '#src/settings/secrets.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Lifetime of a session in seconds: without activity, and at most. */
export const sessionLifetimes: Record<PersonType, { idle: number; max: number }> = {
  traveler: { idle: 30 * DAY, max: 90 * DAY },
  agent: { idle: 12 * HOUR, max: 12 * HOUR },
  teamMember: { idle: 8 * HOUR, max: 8 * HOUR },
};

/** The data of a session. */
export interface SessionData {
  userId: string;
  personType: PersonType;
  /** Public id of the session; the secret id is only in the cookie. */
  handle: string;
  /** The access token issued with the session, which ends with it. */
  tokenId: string;
}

/** A session with its person. */
export interface OpenSession {
  data: SessionData;
  person: Person;
  /** What was proven at sign-in. */
  factors: readonly SignInFactor[];
  /** See `Actor`. */
  hasJustWritten: boolean;
}

/** Storage of sessions: PostgreSQL, or Redis if configured. Ids are hashed, so a leaked copy opens no session. */
export interface SessionRecords {
  /** The active session with its person's current rights and status; extends its expiry. */
  find(idHash: Buffer): Promise<OpenSession | undefined>;
  /** Stores a new session; never revives an ended one. */
  insert(idHash: Buffer, data: SessionData): Promise<void>;
  end(idHash: Buffer): Promise<void>;
}

/** The store of koa-session. It writes only at sign-in and sign-out, so that a request in flight cannot undo a sign-out. */
export function createSessionStore(records: SessionRecords) {
  return {
    async get(id: string, _maxAge: number, { ctx }: { ctx?: Context }): Promise<SessionData | undefined> {
      const session = await records.find(hashSecret(id));
      if (!session || session.person.status === 'DISABLED') return undefined;
      if (ctx) ctx.state['session'] = session;
      return session.data;
    },
    set: (id: string, { userId, personType, handle, tokenId }: SessionData) =>
      records.insert(hashSecret(id), { userId, personType, handle, tokenId }),
    destroy: (id: string) => records.end(hashSecret(id)),
  };
}

import type { PersonType, ReplyOf, contract } from '@farwend/api-contract';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { Person } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import { hashSecret, newSecret } from '#src/http/secrets.ts';

const HOUR = 3600;

/** Seconds a token lives at most, and without use; null: however long it rests. */
const tokenLife: Record<PersonType, { most: number; idle: number | null }> = {
  traveler: { most: 24 * HOUR, idle: null },
  agent: { most: 12 * HOUR, idle: 12 * HOUR },
  teamMember: { most: 8 * HOUR, idle: 2 * HOUR },
};
const serviceLife = { most: 90 * 24 * HOUR, idle: null };

/** What kind of token to make. */
export interface TokenKind {
  /** How it came about: asked for by a program, or told along with a browser's session. */
  grantType: 'password' | 'session' | 'code' | 'saml' | 'refresh' | 'client_credentials';
  name: string | null;
  /** Of a service token. */
  scopes?: string[];
  /** Handle of the session it is refreshed from, with which it ends. */
  sessionHandle?: string;
}
export type AccessTokenView = ReplyOf<typeof contract.tokens.create>;

/** Makes a token in the context's transaction. Its text is told this once: only the hash is kept. */
export async function issueToken(person: Person, kind: TokenKind, context: CallContext): Promise<AccessTokenView> {
  const { most, idle } = kind.scopes ? serviceLife : tokenLife[person.personType];
  const accessToken = newSecret('fwt_');
  const id = newId();
  const expiresAt = new Date(Date.now() + most * 1000);
  await preparedQuery(
    context.sequelize,
    'token.issue',
    `INSERT INTO tokens (id, user_id, token_hash, grant_type, name, created_at, expires_at, idle_seconds, ip_hash, user_agent, scopes, session_handle)
     VALUES ($1, $2, $3, $4, $5, clock_timestamp(), $6, $7, $8, $9, $10, $11)`,
    [
      id,
      person.userId,
      hashSecret(accessToken),
      kind.grantType,
      kind.name,
      expiresAt,
      idle,
      context.actor.ipHash,
      context.userAgent?.slice(0, 300) ?? null,
      kind.scopes ?? null,
      kind.sessionHandle ?? null,
    ],
    context.transaction,
  );
  const { userId, personType, roles, status } = person;
  return {
    id,
    accessToken,
    tokenType: 'Bearer',
    expiresAt: expiresAt.toISOString(),
    expiresIn: most,
    userId,
    personType,
    roles,
    status,
    ...(kind.scopes ? { scopes: kind.scopes } : {}),
  };
}

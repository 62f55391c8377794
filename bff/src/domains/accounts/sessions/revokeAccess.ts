import type { CallContext } from '#src/kernel/context.ts';
import { setTokenRevoked, setSessionTokensRevoked, setUserTokensRevoked, setAccessEnded, deleteUnusedSecrets } from './revokeAccess.sql.ts';

/** Revokes one token; false if it was revoked already. */
export async function revokeToken(id: string, { db }: CallContext): Promise<boolean> {
  const ended = await db.run(setTokenRevoked, { id });
  return ended.length > 0;
}

/** Revokes the tokens refreshed from a session. */
export async function revokeSessionTokens(handle: string, { db }: CallContext): Promise<void> {
  await db.run(setSessionTokensRevoked, { handle });
}

/** Revokes all tokens of an account and returns their ids. */
export async function revokeUserTokens(userId: string, { db }: CallContext): Promise<string[]> {
  const ended = await db.run(setUserTokensRevoked, { userId });
  return ended.map(({ id }) => id);
}

/**
 * Revokes everything an account can be accessed with: tokens, sessions on every node (which compare `access_ended_at` at each request),
 * and links and codes already mailed. Runs in the caller's transaction.
 */
export async function revokeAccess(userId: string, context: CallContext): Promise<void> {
  const { db } = context;
  await db.run(setAccessEnded, { userId });
  await revokeUserTokens(userId, context);
  await db.run(deleteUnusedSecrets, { userId });
}

import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** Ends one token; true when it was still alive. */
export async function revokeToken(id: string, { sequelize, transaction }: CallContext): Promise<boolean> {
  const ended = await preparedQuery(
    sequelize,
    'token.revoke',
    'UPDATE tokens SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL RETURNING id',
    [id],
    transaction,
  );
  return ended.length > 0;
}

/** Ends the token that was told along with a session: the last one of that person made before the session began. */
export async function revokeTokenOfSession(handle: string, userId: string, { sequelize, transaction }: CallContext): Promise<void> {
  await preparedQuery(
    sequelize,
    'token.revokeOfSession',
    `UPDATE tokens SET revoked_at = now() WHERE id = (
       SELECT t.id FROM sessions s JOIN tokens t ON t.user_id = s.user_id
       WHERE s.handle = $1 AND s.user_id = $2 AND t.grant_type = 'session' AND t.revoked_at IS NULL AND t.created_at <= s.created_at
       ORDER BY t.created_at DESC LIMIT 1)`,
    [handle, userId],
    transaction,
  );
}

/** Ends all tokens of a person. */
export async function revokeTokensOf(userId: string, { sequelize, transaction }: CallContext): Promise<string[]> {
  const ended = await preparedQuery<{ id: string }>(
    sequelize,
    'token.revokeAll',
    'UPDATE tokens SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL RETURNING id',
    [userId],
    transaction,
  );
  return ended.map(({ id }) => id);
}

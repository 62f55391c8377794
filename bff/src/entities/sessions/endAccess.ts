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

/** Ends the tokens that were refreshed from a session. */
export async function revokeTokensOfSession(handle: string, { sequelize, transaction }: CallContext): Promise<void> {
  await preparedQuery(
    sequelize,
    'token.revokeSession',
    'UPDATE tokens SET revoked_at = now() WHERE session_handle = $1 AND revoked_at IS NULL',
    [handle],
    transaction,
  );
}

/** Ends all tokens of a person; their ids. */
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

/**
 * Ends everything that lets a person in: tokens, sessions on every node (each looks at this moment with every request), and links and
 * codes on their way. In the transaction of what made it necessary.
 */
export async function endAccess(userId: string, context: CallContext): Promise<void> {
  const { sequelize, transaction } = context;
  await preparedQuery(sequelize, 'access.end', 'UPDATE users SET access_ended_at = clock_timestamp() WHERE id = $1', [userId], transaction);
  await revokeTokensOf(userId, context);
  await preparedQuery(
    sequelize,
    'access.endSecrets',
    'DELETE FROM account_secrets WHERE user_id = $1 AND used_at IS NULL',
    [userId],
    transaction,
  );
}

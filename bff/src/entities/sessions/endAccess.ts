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

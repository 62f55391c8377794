import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const setTokenRevoked = statement(
  'token.revoke',
  { id: z.uuid() },
  z.object({ id: z.uuid() }),
  'UPDATE tokens SET revoked_at = now() WHERE id = :id AND revoked_at IS NULL RETURNING id',
);

export const setSessionTokensRevoked = statement(
  'token.revokeSession',
  { handle: z.uuid() },
  null,
  'UPDATE tokens SET revoked_at = now() WHERE session_handle = :handle AND revoked_at IS NULL',
);

export const setUserTokensRevoked = statement(
  'token.revokeAll',
  { userId: z.uuid() },
  z.object({
    id: z.uuid(),
  }),
  'UPDATE tokens SET revoked_at = now() WHERE user_id = :userId AND revoked_at IS NULL RETURNING id',
);

export const setAccessEnded = statement(
  'access.end',
  { userId: z.uuid() },
  null,
  'UPDATE users SET access_ended_at = clock_timestamp() WHERE id = :userId',
);

export const deleteUnusedSecrets = statement(
  'access.endSecrets',
  { userId: z.uuid() },
  null,
  'DELETE FROM account_secrets WHERE user_id = :userId AND used_at IS NULL',
);

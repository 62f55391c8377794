import { recordAudit } from '#src/records/recordVersion.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { revokeToken, revokeSessionTokens } from './revokeAccess.ts';

/** Revokes the token of the request and those refreshed from its session; does nothing for visitors. */
export async function signOut(context: CallContext): Promise<void> {
  const { person, tokenId, sessionHandle } = context.actor;
  if (!person) return;
  if (tokenId) await revokeToken(tokenId, context);
  if (sessionHandle) await revokeSessionTokens(sessionHandle, context);
  await recordAudit('SIGN_OUT', 'user', person.userId, { tokenId }, context);
}

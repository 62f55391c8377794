import { recordAudit } from '#src/calls/recordVersion.ts';
import type { CallContext } from '#src/http/handler.ts';
import { revokeToken, revokeTokensOfSession } from './endAccess.ts';

/** Ends the token of the call, and those refreshed from its session. Nothing for visitors. */
export async function signOut(context: CallContext): Promise<void> {
  const { person, tokenId, sessionHandle } = context.actor;
  if (!person) return;
  if (tokenId) await revokeToken(tokenId, context);
  if (sessionHandle) await revokeTokensOfSession(sessionHandle, context);
  await recordAudit('SIGN_OUT', 'user', person.userId, { tokenId }, context);
}

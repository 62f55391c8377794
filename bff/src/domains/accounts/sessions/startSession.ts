import type { Reply } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { AccessTokenView } from './accessToken.ts';
import type { SignInResult } from './completeSignIn.ts';
import { loadProfile } from './loadProfile.ts';

/** The response that returns the token and starts a browser session with it. */
export async function startSession({ person, token }: SignInResult, context: CallContext): Promise<Reply<AccessTokenView>> {
  const profile = await loadProfile(person, context);
  return { body: token, headers: { 'Cache-Control': 'no-store' }, session: { start: person, tokenId: token.id, profile } };
}

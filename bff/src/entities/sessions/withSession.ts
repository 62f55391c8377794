import type { Answer, CallContext } from '#src/http/handler.ts';
import type { AccessTokenView } from './accessToken.ts';
import type { Admitted } from './admit.ts';
import { profileOf } from './profile.ts';

/** The answer that tells a token and starts a browser's session with it. */
export async function withSession({ person, token }: Admitted, context: CallContext): Promise<Answer<AccessTokenView>> {
  const profile = await profileOf(person, context);
  return { body: token, headers: { 'Cache-Control': 'no-store' }, session: { start: person, tokenId: token.id, profile } };
}

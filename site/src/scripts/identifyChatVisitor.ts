import { api } from '#src/shared/api.ts';
import type { CurrentUser } from '#src/shared/session.ts';

/**
 * Identifies the signed-in user to the chat with a token from the server; other visitors stay anonymous, as does everyone if the request
 * fails.
 */
export async function identifyChatVisitor({ isAuthenticated, email, firstName, lastName }: CurrentUser): Promise<void> {
  if (!isAuthenticated || email === null) return;
  const names = { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
  await api.post('/v3/hs/visitor_identification', { body: { email, ...names } }).then(
    ({ token }) => Object.assign(window, { hsConversationsSettings: { identificationEmail: email, identificationToken: token } }),
    () => undefined,
  );
}

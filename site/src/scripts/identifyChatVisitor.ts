import { api } from '#src/shared/api.ts';
import type { CurrentUser } from '#src/shared/session.ts';

/** Tells the chat who is signed in, by a token of the server's; visitors stay unnamed, and so does everybody when it cannot be had. */
export async function tellChat({ isAuthenticated, email, firstName, lastName }: CurrentUser): Promise<void> {
  if (!isAuthenticated || email === null) return;
  const names = { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
  await api.post('/v3/hs/visitor_identification', { body: { email, ...names } }).then(
    ({ token }) => Object.assign(window, { hsConversationsSettings: { identificationEmail: email, identificationToken: token } }),
    () => undefined,
  );
}

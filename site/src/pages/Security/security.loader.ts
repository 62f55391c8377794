import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { SecurityData } from '#src/account/security.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Loads where the person is signed in, and their second factors; leads to the sign-in page without a session. */
export async function securityLoader({ context }: LoaderFunctionArgs): Promise<Response | SecurityData> {
  const api = context.get(apiContext);
  const { isAuthenticated } = await api.get('/v3/users/current');
  if (!isAuthenticated) return redirect('/login/?return=/account/security/');
  const [sessions, factors] = await Promise.all([
    api.get('/v3/sessions', { query: { limit: '25' } }),
    api.get('/v3/users/current/factors'),
  ]);
  return {
    sessions: sessions.items.map(({ handle, device, seenAt, isCurrent }) => ({ handle, device, seenAt, isCurrent })),
    factors: factors.items.map(({ id, kind, name, createdAt }) => ({ id, kind, name, createdAt })),
    recoveryCodesLeft: factors.recoveryCodesLeft,
    isRequired: factors.isRequired,
  };
}

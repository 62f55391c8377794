import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { api } from '#src/shared/api.ts';
import { forgetToken } from '#src/shared/accessToken.ts';
import { SessionContext, visitor, type CurrentUser } from '#src/shared/session.ts';
import { wakeUp } from '#src/shared/wake.ts';
import { forgetPerson, keepIdentity } from './identity.ts';
import { checkKeptToken } from './checkKeptToken.ts';

/** Props of SessionProvider. */
export interface SessionProviderProps {
  /** Who the server saw when it rendered the page. */
  initialUser: CurrentUser;
  /** What may ask for the session. */
  children: ReactNode;
}

/** Knows who is signed in: from the server's rendering at once, asked again when the page is loaded or taken from the back-forward cache. */
export function SessionProvider({ initialUser, children }: SessionProviderProps) {
  const [user, setUser] = useState(initialUser);
  const shown = useRef(initialUser);
  const show = useCallback((now: CurrentUser) => {
    if (JSON.stringify(shown.current) === JSON.stringify(now)) return;
    shown.current = now;
    wakeUp(); // the navigation must come to life to show it
    startTransition(() => setUser(now));
  }, []);
  const refresh = useCallback(async () => {
    try {
      const now = await api.get('/v3/users/current');
      keepIdentity(now);
      show(now);
    } catch {
      // No answer says nothing about the session: keep what the page was rendered with.
    }
  }, [show]);
  const signOut = useCallback(async () => {
    await api.delete('/v3/logout').catch(() => undefined);
    forgetToken();
    forgetPerson();
    show(visitor);
  }, [show]);

  useEffect(() => {
    void checkKeptToken().then(refresh);
    const onShow = (event: PageTransitionEvent) => void (event.persisted && refresh());
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [refresh]);

  return <SessionContext value={useMemo(() => ({ user, refresh, signOut }), [user, refresh, signOut])}>{children}</SessionContext>;
}

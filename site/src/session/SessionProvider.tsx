import { lazy, startTransition, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { api } from '#src/shared/api.ts';
import { removeToken, readToken } from '#src/shared/accessToken.ts';
import { SessionContext, visitor, type CurrentUser } from '#src/shared/session.ts';
import { reportsSent } from '#src/shared/pendingReports.ts';
import { hydrateNow } from '#src/startup/onFirstInteraction.ts';

/** Props of SessionProvider. */
export interface SessionProviderProps {
  /** The user for whom the server rendered the page. */
  initialUser: CurrentUser;
  /** Opens the sign-in dialog when the session ends while the page is open. Defaults to true. */
  promptsSignIn?: boolean;
  /** The page. */
  children: ReactNode;
}

/** The stored identity, in a chunk of its own since no page waits for it; null if it cannot be loaded. */
const loadIdentity = () => import('./identity.ts').catch(() => null);

/** Loaded on demand, for the few whose session ends while they read. */
const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }));

/**
 * Provides the session: first as rendered by the server, then refreshed when the page has loaded, is restored from the back-forward cache,
 * or becomes visible again after a while. A session that ended without signing out opens the sign-in dialog.
 */
export function SessionProvider({ initialUser, promptsSignIn = true, children }: SessionProviderProps) {
  const [user, setUser] = useState(initialUser);
  const [showAuthModal, setShowAuthModal] = useState(false);
  const shownUser = useRef(initialUser);
  const show = useCallback((next: CurrentUser) => {
    if (JSON.stringify(shownUser.current) === JSON.stringify(next)) return;
    shownUser.current = next;
    hydrateNow(); // the navigation has to be hydrated to show it
    startTransition(() => setUser(next));
  }, []);
  const lastRefresh = useRef(Promise.resolve());
  const refreshNow = useCallback(async () => {
    const identity = await loadIdentity();
    await identity?.validateStoredToken();
    try {
      const current = await api.get('/v3/users/current');
      // Signing out, here or in another tab, removes the stored identity first.
      const hasEnded = shownUser.current.isAuthenticated && !current.isAuthenticated && identity?.hasStoredIdentity() === true;
      identity?.storeIdentity(current);
      show(current);
      setShowAuthModal((isOpen) => !current.isAuthenticated && (isOpen || hasEnded));
    } catch {
      // A network error says nothing about the session: the rendered user stays, or the stored identity is used.
      if (identity && !shownUser.current.isAuthenticated) show(identity.restoreIdentity());
    }
  }, [show]);
  const refresh = useCallback(() => (lastRefresh.current = refreshNow()), [refreshNow]);
  const signOut = useCallback(async () => {
    const [identity] = await Promise.all([loadIdentity(), reportsSent()]);
    await lastRefresh.current.catch(() => undefined); // its token must not be revoked while it is on its way
    identity?.removePersonalData(); // first, so that the end of the session does not open the dialog
    if (shownUser.current.isAuthenticated || readToken()) await api.delete('/v3/logout').catch(() => undefined);
    removeToken();
    identity?.removePersonalData();
    show(visitor);
  }, [show]);

  useEffect(() => {
    void refresh();
    let refreshedAt = Date.now();
    const onShow = (event: PageTransitionEvent) => void (event.persisted && refresh());
    const onVisibilityChange = () => {
      if (document.hidden || !shownUser.current.isAuthenticated || Date.now() - refreshedAt < REFRESH_INTERVAL_MS) return;
      refreshedAt = Date.now();
      void refresh();
    };
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [refresh]);

  const session = useMemo(() => ({ user, showAuthModal, setShowAuthModal, refresh, signOut }), [user, showAuthModal, refresh, signOut]);
  return (
    <SessionContext value={session}>
      {children}
      {showAuthModal && promptsSignIn && <Suspense>{<SignInAgain />}</Suspense>}
    </SessionContext>
  );
}

/** How often a page that becomes visible may refresh the session, in milliseconds. */
const REFRESH_INTERVAL_MS = 60_000;

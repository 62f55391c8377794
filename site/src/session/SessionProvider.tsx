import { lazy, startTransition, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { api } from '#src/shared/api.ts';
import { forgetToken, readToken } from '#src/shared/accessToken.ts';
import { SessionContext, visitor, type CurrentUser } from '#src/shared/session.ts';
import { visitsTold } from '#src/shared/visitsTold.ts';
import { wakeUp } from '#src/shared/wake.ts';
import { checkKeptToken } from './checkKeptToken.ts';

/** Props of SessionProvider. */
export interface SessionProviderProps {
  /** Who the server saw when it rendered the page. */
  initialUser: CurrentUser;
  /** Asks to sign in again when the session ends under the page: not at the doors of the account, which ask anyway; plainly where no router is. */
  asksAgain?: boolean | 'plainly';
  /** What may ask for the session. */
  children: ReactNode;
}

/** What the browser keeps of the person; in a file of its own, since no page waits for it. Null when it does not come. */
const loadIdentity = () => import('./identity.ts').catch(() => null);

/** Comes in a file of its own, for the few whose session ends while they read. */
const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }));
const SignInPlainly = lazy(async () => ({ default: (await import('./SignInPlainly.tsx')).SignInPlainly }));

/**
 * Knows who is signed in: from the server's rendering at once, asked again when the page is loaded, taken from the back-forward cache, or
 * looked at anew after a while. A session that ended meanwhile, without anybody signing out, opens the dialog of signing in.
 */
export function SessionProvider({ initialUser, asksAgain = true, children }: SessionProviderProps) {
  const [user, setUser] = useState(initialUser);
  const [showAuthModal, setShowAuthModal] = useState(false);
  const shown = useRef(initialUser);
  const show = useCallback((now: CurrentUser) => {
    if (JSON.stringify(shown.current) === JSON.stringify(now)) return;
    shown.current = now;
    wakeUp(); // the navigation must come to life to show it
    startTransition(() => setUser(now));
  }, []);
  const refresh = useCallback(async () => {
    const [kept] = await Promise.all([loadIdentity(), checkKeptToken()]);
    try {
      const now = await api.get('/v3/users/current');
      // Who signs out, here or in another tab, is forgotten by the browser first.
      const hasEnded = shown.current.isAuthenticated && !now.isAuthenticated && kept?.isIdentityKept() === true;
      kept?.keepIdentity(now);
      show(now);
      setShowAuthModal((isOpen) => !now.isAuthenticated && (isOpen || hasEnded));
    } catch {
      // No answer says nothing about the session: who was rendered stays, or is who this browser knows.
      if (kept && !shown.current.isAuthenticated) show(kept.restoreIdentity());
    }
  }, [show]);
  const signOut = useCallback(async () => {
    const [kept] = await Promise.all([loadIdentity(), visitsTold()]);
    kept?.forgetPerson(); // first: the session that ends now is not to be asked for again
    if (shown.current.isAuthenticated || readToken()) await api.delete('/v3/logout').catch(() => undefined);
    forgetToken();
    kept?.forgetPerson();
    show(visitor);
  }, [show]);

  useEffect(() => {
    void refresh();
    let askedAt = Date.now();
    const onShow = (event: PageTransitionEvent) => void (event.persisted && refresh());
    const onLook = () => {
      if (document.hidden || !shown.current.isAuthenticated || Date.now() - askedAt < ASK_AGAIN_MS) return;
      askedAt = Date.now();
      void refresh();
    };
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [refresh]);

  const session = useMemo(() => ({ user, showAuthModal, setShowAuthModal, refresh, signOut }), [user, showAuthModal, refresh, signOut]);
  return (
    <SessionContext value={session}>
      {children}
      {showAuthModal && asksAgain && <Suspense>{asksAgain === 'plainly' ? <SignInPlainly /> : <SignInAgain />}</Suspense>}
    </SessionContext>
  );
}

/** A page that was out of sight asks again when it is looked at, but not more often than this, in milliseconds. */
const ASK_AGAIN_MS = 60_000;

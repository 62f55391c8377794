import { Link, LinkContext, Logo, SkipLink } from '@farwend/design-system';
import { Compact, Toasts } from '@farwend/design-system/work';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { LiveNotice } from '#src/desk/live/LiveNotice.tsx';
import { LiveProvider } from '#src/desk/live/LiveProvider.tsx';
import type { DeskFrameData } from './desk.loader.ts';
import { Bar, Main, Person, Progress, Root, Side } from './DeskFrame.styles.ts';
import { DeskCommands } from './DeskCommands.tsx';
import { DeskLink } from './DeskLink.tsx';
import { DeskNavigation } from './DeskNavigation.tsx';
import { SignOutLink } from './SignOutLink.tsx';

/** What stands around every screen: navigation by rights, the person, and the way out. */
export function DeskFrame() {
  const { user } = useLoaderData<DeskFrameData>();
  const { state } = useNavigation();
  const main = useRef<HTMLElement>(null);
  useFocusOnScreenChange(main);
  return (
    <LinkContext value={DeskLink}>
      <LiveProvider userId={user.userId ?? ''}>
        <SkipLink href="#main">Skip to the work</SkipLink>
        <Root as={Compact}>
          <Side>
            <Bar>
              <DeskLink href="/desk/" aria-label="Farwend desk, start">
                <Logo name="Farwend" />
              </DeskLink>
            </Bar>
            <DeskCommands />
            <DeskNavigation />
            <Person>
              <strong>{[user.firstName, user.lastName].filter(Boolean).join(' ') || user.email}</strong>
              <Link href="/account/security/" variant="quiet">
                How you sign in
              </Link>
              <Link href="/docs" variant="quiet">
                API reference
              </Link>
              <SignOutLink userId={user.userId ?? ''} />
            </Person>
          </Side>
          <Main id="main" ref={main} tabIndex={-1} aria-busy={state !== 'idle'}>
            {state !== 'idle' && <Progress role="status" aria-label="Loading" />}
            <noscript>
              <p>The desk needs JavaScript for anything beyond reading. You can still sign out with the link beside this text.</p>
            </noscript>
            <LiveNotice />
            <Toasts>
              <Outlet />
            </Toasts>
          </Main>
        </Root>
      </LiveProvider>
      <ScrollRestoration />
    </LinkContext>
  );
}

/** After a change of screen, keyboard and screen reader go on at its beginning; a change of filters leaves them where they are. */
function useFocusOnScreenChange(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

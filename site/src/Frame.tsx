import { GlobalStyle } from '@farwend/design-system';
import { useContext, type ReactNode } from 'react';
import { Layout } from './pages/Layout/Layout.tsx';
import type { RootData } from './root.loader.ts';
import { SessionProvider } from './session/SessionProvider.tsx';
import { FrameContext } from './shared/frame.ts';
import { KeptContext } from './shared/Kept.tsx';
import type { PageFrame } from './shared/pageHandle.ts';

/** Props of Frame. */
export interface FrameProps {
  /** What every page shows around itself. */
  data: RootData;
  /** Which of it stands around this one. */
  frame: PageFrame;
  /** The kind of page, for analytics. */
  type: string;
  /** No router is there to send forms with. */
  isAlone?: boolean;
  /** The page. */
  children: ReactNode;
}

/** What holds every page: styles, session, navigation and footer. */
export function Frame({ data, frame, type, isAlone = false, children }: FrameProps) {
  const { user, reviews, frame: around, announcement } = data;
  return (
    <>
      {import.meta.env.SSR && <GlobalRules /> /* they stay in the page's sheet; the browser need not carry them twice */}
      <SessionProvider initialUser={user} asksAgain={isAlone ? 'plainly' : frame !== 'none'}>
        <FrameContext value={around}>
          <Layout frame={frame} pageType={type} reviews={reviews} announcement={announcement}>
            {children}
          </Layout>
        </FrameContext>
      </SessionProvider>
    </>
  );
}

/** Computed once for each kind of page. */
function GlobalRules() {
  return useContext(KeptContext)?.hasGlobalStyle ? null : <GlobalStyle />;
}

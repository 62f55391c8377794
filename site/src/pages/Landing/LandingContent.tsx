import { useLoaderData } from 'react-router-dom';
import { ContentHead } from '#src/seo/ContentHead.tsx';
import { isTrade, useSession } from '#src/shared/session.ts';
import { Landing } from './Landing.tsx';
import type { landingOf } from './landingOf.ts';

/** A landing page with its head, joined to the session. */
export function LandingContent() {
  const { head, ...landing } = useLoaderData<ReturnType<typeof landingOf>>();
  const { user } = useSession();
  return (
    <>
      <ContentHead facts={head} />
      <Landing {...landing} isTrade={isTrade(user)} />
    </>
  );
}

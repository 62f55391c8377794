import { useLoaderData } from '#src/startup/page.ts';
import { ContentHead } from '#src/seo/ContentHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import { Landing } from './Landing.tsx';
import type { buildLandingPage } from './buildLandingPage.ts';

/** A landing page, with document head and session. */
export function LandingContent() {
  const { head, ...landing } = useLoaderData<ReturnType<typeof buildLandingPage>>();
  const { user } = useSession();
  return (
    <>
      <ContentHead facts={head} />
      <Landing {...landing} isTrade={isAgentOrTeamMember(user)} />
    </>
  );
}

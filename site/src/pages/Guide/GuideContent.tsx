import { useLoaderData } from '#src/startup/page.ts';
import { ContentHead } from '#src/seo/ContentHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import { Guide } from './Guide.tsx';
import type { guideLoader } from './guide.loader.ts';

/** The page of a guide, with document head and session. */
export function GuideContent() {
  const { head, ...shown } = useLoaderData<typeof guideLoader>();
  const { user } = useSession();
  return (
    <>
      <ContentHead facts={head} />
      <Guide {...shown} isTrade={isAgentOrTeamMember(user)} />
    </>
  );
}

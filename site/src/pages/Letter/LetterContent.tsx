import { useLoaderData } from '#src/startup/page.ts';
import { ContentHead } from '#src/seo/ContentHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import { Letter } from './Letter.tsx';
import type { letterLoader } from './letter.loader.ts';

/** The page of a letter, with document head and session. */
export function LetterContent() {
  const { head, ...letter } = useLoaderData<typeof letterLoader>();
  const { user } = useSession();
  return (
    <>
      <ContentHead facts={head} type="article" />
      <Letter {...letter} isTrade={isAgentOrTeamMember(user)} />
    </>
  );
}

import { useLoaderData } from '#src/startup/page.ts';
import { ContentHead } from '#src/seo/ContentHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import type { textLoader } from './text.loader.ts';
import { TextView } from './TextView.tsx';

/** A page of text, with document head and session. */
export function TextContent() {
  const { head, ...text } = useLoaderData<typeof textLoader>();
  const { user } = useSession();
  return (
    <>
      <ContentHead facts={head} />
      <TextView {...text} isTrade={isAgentOrTeamMember(user)} />
    </>
  );
}

import { useLoaderData } from 'react-router-dom';
import { ContentHead } from '#src/seo/ContentHead.tsx';
import { isTrade, useSession } from '#src/shared/session.ts';
import { Guide } from './Guide.tsx';
import type { guideLoader } from './guide.loader.ts';

/** The page of a guide with its head, joined to the session. */
export function GuideContent() {
  const { head, ...shown } = useLoaderData<typeof guideLoader>();
  const { user } = useSession();
  return (
    <>
      <ContentHead facts={head} />
      <Guide {...shown} isTrade={isTrade(user)} />
    </>
  );
}

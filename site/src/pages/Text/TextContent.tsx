import { useLoaderData } from 'react-router-dom';
import { ContentHead } from '#src/seo/ContentHead.tsx';
import { isTrade, useSession } from '#src/shared/session.ts';
import type { textLoader } from './text.loader.ts';
import { TextView } from './TextView.tsx';

/** A page of text with its head, joined to the session. */
export function TextContent() {
  const { head, ...text } = useLoaderData<typeof textLoader>();
  const { user } = useSession();
  return (
    <>
      <ContentHead facts={head} />
      <TextView {...text} isTrade={isTrade(user)} />
    </>
  );
}

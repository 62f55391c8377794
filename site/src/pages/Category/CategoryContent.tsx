import { useLoaderData } from 'react-router-dom';
import { ContentHead } from '#src/seo/ContentHead.tsx';
import { isTrade, useSession } from '#src/shared/session.ts';
import { Category } from './Category.tsx';
import type { categoryOf } from './categoryOf.ts';

/** The page of a category with its head, joined to the session. */
export function CategoryContent() {
  const { head, ...category } = useLoaderData<ReturnType<typeof categoryOf>>();
  const { user } = useSession();
  return (
    <>
      <ContentHead facts={head} />
      <Category {...category} isTrade={isTrade(user)} />
    </>
  );
}

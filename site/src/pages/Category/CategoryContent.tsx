import { useLoaderData } from '#src/startup/page.ts';
import { ContentHead } from '#src/seo/ContentHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import { Category } from './Category.tsx';
import type { buildCategoryPage } from './buildCategoryPage.ts';

/** The page of a category, with document head and session. */
export function CategoryContent() {
  const { head, ...category } = useLoaderData<ReturnType<typeof buildCategoryPage>>();
  const { user } = useSession();
  return (
    <>
      <ContentHead facts={head} />
      <Category {...category} isTrade={isAgentOrTeamMember(user)} />
    </>
  );
}

import { useLoaderData } from '#src/startup/page.ts';
import { ListHead } from '#src/seo/ListHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import { Guides } from './Guides.tsx';
import type { guidesLoader } from './guides.loader.ts';

/** The list of guides with its document head. */
export function GuidesContent() {
  const list = useLoaderData<typeof guidesLoader>();
  const { user } = useSession();
  return (
    <>
      <ListHead
        title={list.monthName ? `Where to go in ${list.monthName}` : 'Guides'}
        description="Guides by people who live there: the months, the regions, how to get there, and what to know before you go."
        path="/guides"
        isFiltered={list.month !== null}
        items={[...list.sections.flatMap(({ guides }) => guides), ...list.others]}
      />
      <Guides {...list} isTrade={isAgentOrTeamMember(user)} />
    </>
  );
}

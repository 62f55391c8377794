import { useLoaderData } from 'react-router-dom';
import { ListHead } from '#src/seo/ListHead.tsx';
import { Guides } from './Guides.tsx';
import type { guidesLoader } from './guides.loader.ts';

/** The list of guides with its head. */
export function GuidesContent() {
  const list = useLoaderData<typeof guidesLoader>();
  return (
    <>
      <ListHead
        title={list.monthName ? `Where to go in ${list.monthName}` : 'Guides'}
        description="Guides by people who live there: the months, the regions, how to get there, and what to know before you go."
        path="/guides"
        isNarrowed={list.month !== null}
        items={[...list.sheets.flatMap(({ guides }) => guides), ...list.others]}
      />
      <Guides {...list} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useParams, useRouteLoaderData, useSearchParams } from 'react-router-dom';
import { api } from '#src/shared/api.ts';
import type { DeskFrameData } from '#src/desk/frame/desk.loader.ts';
import { DeskTitle } from '#src/desk/frame/DeskTitle.tsx';
import { useRefreshInterval } from '#src/desk/live/LiveContext.ts';
import { useSteadyRows } from '#src/desk/live/useSteadyRows.ts';
import { useServerNow } from '#src/desk/shared/ServerClock.ts';
import { teamQuery } from '#src/desk/shared/teamQuery.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { BulkAssign } from './BulkAssign.tsx';
import { buildInboxHref, readInboxAddress } from './inboxAddress.ts';
import { InboxList } from './InboxList.tsx';
import { inboxQuery, PAGE_SIZE } from './inboxQueries.ts';
import { findInboxView } from './inboxViews.data.ts';
import { useSelection } from './useSelection.ts';

/** A queue of trip requests, the most urgent first. */
export function InboxScreen() {
  const { view: key } = useParams();
  const view = findInboxView(key);
  const [query] = useSearchParams();
  const address = readInboxAddress(query);
  const { userId } = (useRouteLoaderData('desk') as DeskFrameData).user;
  const may = useMay();
  const now = useServerNow();
  const { data: team = [] } = useQuery(teamQuery(api));
  if (!view) throw new Error(`The inbox has no view ${key}`);
  const refetchInterval = useRefreshInterval();
  const { data: page, isError, isPlaceholderData } = useQuery({ ...inboxQuery(api, { view, ...address }, userId), refetchInterval });
  const list = useSteadyRows(buildInboxHref(view.key, address), isPlaceholderData ? undefined : page?.items);
  const selection = useSelection(list.rows.map(({ item }) => item.id));
  return (
    <>
      <DeskTitle>{view.name}</DeskTitle>
      <InboxList
        view={view}
        list={list}
        total={page?.total ?? 0}
        address={address}
        pages={Math.ceil((page?.total ?? 0) / PAGE_SIZE)}
        hrefOf={(number) => buildInboxHref(view.key, { ...address, page: number })}
        team={team}
        now={now}
        isStale={isError}
        selection={may('POST /v3/bulk_actions') && may('PUT /v3/trip_requests/{id}/assigned_to') ? selection : undefined}
        renderBulk={() => <BulkAssign ids={selection.ids} team={team} onChange={list.arrangeNext} onDone={selection.clear} />}
      />
    </>
  );
}

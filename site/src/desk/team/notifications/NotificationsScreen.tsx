import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '#src/shared/api.ts';
import { DeskTitle } from '#src/desk/frame/DeskTitle.tsx';
import { useRefreshInterval } from '#src/desk/live/LiveContext.ts';
import { useServerNow } from '#src/desk/shared/ServerClock.ts';
import { NotificationList } from './NotificationList.tsx';
import { notificationsKey, notificationsQuery, PAGE_SIZE } from './notificationQueries.ts';
import { buildNotificationsHref, readNotificationsAddress } from './notificationsAddress.ts';

/** What happened that the person should know or do something about. */
export function NotificationsScreen() {
  const [query] = useSearchParams();
  const address = readNotificationsAddress(query);
  const { data: page, isError } = useQuery({ ...notificationsQuery(api, address), refetchInterval: useRefreshInterval() });
  const client = useQueryClient();
  const refresh = { onSettled: () => client.invalidateQueries({ queryKey: notificationsKey }) };
  const mark = useMutation({
    mutationFn: ({ id, ...body }: { id: string; read?: boolean; done?: boolean }) =>
      api.put('/v3/notifications/{id}', { params: { id }, body }),
    ...refresh,
  });
  const readAll = useMutation({ mutationFn: (upTo: string) => api.put('/v3/notifications', { body: { upTo, read: true } }), ...refresh });
  const items = page?.items ?? [];
  return (
    <>
      <DeskTitle>Notifications</DeskTitle>
      <NotificationList
        state={address.state}
        items={items}
        now={useServerNow()}
        page={address.page}
        pages={Math.ceil((page?.total ?? 0) / PAGE_SIZE)}
        hrefOf={(number) => buildNotificationsHref({ ...address, page: number })}
        isStale={isError}
        failure={mark.error ?? readAll.error}
        onRead={(id) => mark.mutate({ id, read: true })}
        onDone={(id, done) => mark.mutate({ id, done })}
        onReadAll={() => {
          const [newest] = items;
          if (newest) readAll.mutate(newest.happenedAt);
        }}
      />
    </>
  );
}

import { Alert, Button, Heading, Link, Pagination, Text } from '@farwend/design-system';
import { EmptyState } from '@farwend/design-system/work';
import { describeProblem } from '#src/desk/shared/describeProblem.ts';
import { formatAge, formatMoment } from '#src/desk/shared/formats.ts';
import type { Notification, NotificationState } from './notificationQueries.ts';
import { buildNotificationsHref } from './notificationsAddress.ts';
import { Head, Item, List, States, When } from './NotificationList.styles.ts';

/** Props of NotificationList. */
export interface NotificationListProps {
  state: NotificationState;
  /** The last first. */
  items: readonly Notification[];
  /** The server's time, in milliseconds. */
  now: number;
  /** From 1. */
  page: number;
  pages: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
  /** The last reading failed: what is shown may be out of date. */
  isStale: boolean;
  /** Why the last mark was not kept; null if it was. */
  failure: unknown;
  onRead: (id: string) => void;
  onDone: (id: string, done: boolean) => void;
  onReadAll: () => void;
}

/** What happened, the last first: what is unread stands out, and what is done goes. */
export function NotificationList({
  state,
  items,
  now,
  page,
  pages,
  hrefOf,
  isStale,
  failure,
  onRead,
  onDone,
  onReadAll,
}: NotificationListProps) {
  return (
    <>
      <Head>
        <Heading level={1} size="h3">
          Notifications
        </Heading>
        <States aria-label="Which notifications">
          {(['OPEN', 'DONE'] as const).map((one) => (
            <Link
              key={one}
              href={buildNotificationsHref({ state: one, page: 1 })}
              variant="quiet"
              aria-current={one === state ? 'page' : undefined}
            >
              {one === 'OPEN' ? 'To see to' : 'Done'}
            </Link>
          ))}
        </States>
        {items.some(isUnread) && (
          <Button size="small" onClick={onReadAll}>
            Mark all as read
          </Button>
        )}
      </Head>
      {isStale && (
        <Text variant="small" tone="negative" role="status">
          There is no connection; this list may be out of date. It is read again every 30 seconds.
        </Text>
      )}
      {failure !== null && (
        <Alert tone="error" announce>
          {describeProblem(failure)}
        </Alert>
      )}
      {items.length === 0 ? (
        <EmptyState title={state === 'OPEN' ? 'All seen to' : 'Nothing here yet'}>
          {state === 'OPEN'
            ? 'What happens next to your requests and tasks appears here.'
            : 'What you mark as done is kept here for 90 days.'}
        </EmptyState>
      ) : (
        <List>
          {items.map((item) => (
            <Item key={item.id} data-unread={isUnread(item)} data-priority={item.priority}>
              <div>
                {isUnread(item) && <span data-unseen>Unread: </span>}
                <Title item={item} onRead={onRead} />
                <When>
                  <time dateTime={item.happenedAt} title={formatMoment(item.happenedAt)}>
                    {formatAge(item.happenedAt, now)} ago
                  </time>
                  {item.count > 1 && `, ${item.count} times`}
                  {item.priority === 'HIGH' && ', urgent'}
                </When>
              </div>
              <Button
                size="small"
                variant="quiet"
                aria-label={`${item.doneAt === null ? 'Done' : 'Open again'}: ${item.title}`}
                onClick={() => onDone(item.id, item.doneAt === null)}
              >
                {item.doneAt === null ? 'Done' : 'Open again'}
              </Button>
            </Item>
          ))}
        </List>
      )}
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}

/** What happened, as a link where the desk has a screen for it; opening it reads the notification. */
function Title({ item: { id, title, subject }, onRead }: { item: Notification; onRead: (id: string) => void }) {
  if (subject.type !== 'TRIP_REQUEST') return <span>{title}</span>;
  return (
    <Link href={`/desk/requests/${subject.id}`} onClick={() => onRead(id)}>
      {title}
    </Link>
  );
}

function isUnread({ readAt, doneAt }: Notification): boolean {
  return readAt === null && doneAt === null;
}

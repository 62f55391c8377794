import { useQuery } from '@tanstack/react-query';
import { NavLink, useRouteLoaderData } from 'react-router-dom';
import { api } from '#src/shared/api.ts';
import { inboxCountsQuery } from '#src/desk/team/inbox/inboxQueries.ts';
import { notificationCountsQuery } from '#src/desk/team/notifications/notificationQueries.ts';
import { useRefreshInterval } from '#src/desk/live/LiveContext.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import type { DeskFrameData } from './desk.loader.ts';
import { Count, List, Name, Section } from './DeskNavigation.styles.ts';
import { listDeskScreens, type DeskScreen } from './deskScreens.ts';

/** The areas of the desk that the person may open, with how much waits in each. */
export function DeskNavigation() {
  const screens = listDeskScreens(useMay());
  const inbox = screens.filter(({ area }) => area === 'INBOX');
  const people = screens.filter(({ area }) => area === 'PEOPLE');
  return (
    <nav aria-label="Desk">
      <Section>
        <NotificationsLinks screens={screens.filter(({ area }) => area === 'NOTIFICATIONS')} />
        {inbox.length > 0 && (
          <>
            <Name id="inbox">Inbox</Name>
            <InboxLinks screens={inbox} />
          </>
        )}
      </Section>
      {people.length > 0 && (
        <Section>
          <Name id="people">People</Name>
          <List aria-labelledby="people">
            {people.map(({ href, name }) => (
              <li key={href}>
                <NavLink to={href}>{name}</NavLink>
              </li>
            ))}
          </List>
        </Section>
      )}
    </nav>
  );
}

function NotificationsLinks({ screens }: { screens: readonly DeskScreen[] }) {
  const { data: counts } = useQuery({ ...notificationCountsQuery(api), refetchInterval: useRefreshInterval() });
  return (
    <List>
      {screens.map(({ href, name }) => (
        <li key={href}>
          <NavLink to={href}>
            <span>{name}</span>
            {counts !== undefined && counts.unread > 0 && (
              <Count>
                {counts.unread}
                <span data-unseen> unread</span>
              </Count>
            )}
          </NavLink>
        </li>
      ))}
    </List>
  );
}

function InboxLinks({ screens }: { screens: readonly DeskScreen[] }) {
  const { userId } = (useRouteLoaderData('desk') as DeskFrameData).user;
  const { data: counts } = useQuery({ ...inboxCountsQuery(api, userId), refetchInterval: useRefreshInterval() });
  return (
    <List aria-labelledby="inbox">
      {screens.map(({ href, name, inboxView }) => {
        const count = inboxView === null ? undefined : counts?.[inboxView];
        return (
          <li key={href}>
            <NavLink to={href}>
              <span>{name}</span>
              {count !== undefined && <Count>{count}</Count>}
            </NavLink>
          </li>
        );
      })}
    </List>
  );
}

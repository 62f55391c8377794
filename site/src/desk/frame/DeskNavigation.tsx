import { useQuery } from '@tanstack/react-query';
import { NavLink, useRouteLoaderData } from 'react-router-dom';
import { api } from '#src/shared/api.ts';
import { inboxViews } from '#src/desk/team/inbox/inboxViews.data.ts';
import { inboxCountsQuery } from '#src/desk/team/inbox/inboxQueries.ts';
import { notificationCountsQuery } from '#src/desk/team/notifications/notificationQueries.ts';
import { useRefreshInterval } from '#src/desk/live/LiveContext.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import type { DeskFrameData } from './desk.loader.ts';
import { Count, List, Name, Section } from './DeskNavigation.styles.ts';

/** The areas of the desk that the person may open, with how much waits in each. */
export function DeskNavigation() {
  const may = useMay();
  return (
    <nav aria-label="Desk">
      <Section>
        <NotificationsLink />
        {may('POST /v3/trip_request_searches') && (
          <>
            <Name id="inbox">Inbox</Name>
            <InboxLinks />
          </>
        )}
      </Section>
      {may('GET /v3/travelers') && (
        <Section>
          <Name id="people">People</Name>
          <List aria-labelledby="people">
            <li>
              <NavLink to="/desk/travelers/">Travelers</NavLink>
            </li>
          </List>
        </Section>
      )}
    </nav>
  );
}

function NotificationsLink() {
  const { data: counts } = useQuery({ ...notificationCountsQuery(api), refetchInterval: useRefreshInterval() });
  return (
    <List>
      <li>
        <NavLink to="/desk/notifications">
          <span>Notifications</span>
          {counts !== undefined && counts.unread > 0 && (
            <Count>
              {counts.unread}
              <span data-unseen> unread</span>
            </Count>
          )}
        </NavLink>
      </li>
    </List>
  );
}

function InboxLinks() {
  const { userId } = (useRouteLoaderData('desk') as DeskFrameData).user;
  const { data: counts } = useQuery({ ...inboxCountsQuery(api, userId), refetchInterval: useRefreshInterval() });
  return (
    <List aria-labelledby="inbox">
      {inboxViews.map(({ key, name }) => (
        <li key={key}>
          <NavLink to={`/desk/inbox/${key}`}>
            <span>{name}</span>
            {counts?.[key] !== undefined && <Count>{counts[key]}</Count>}
          </NavLink>
        </li>
      ))}
    </List>
  );
}

import { useQuery } from '@tanstack/react-query';
import { NavLink, useRouteLoaderData } from 'react-router-dom';
import { api } from '#src/shared/api.ts';
import { inboxViews } from '#src/desk/team/inbox/inboxViews.data.ts';
import { inboxCountsQuery } from '#src/desk/team/inbox/inboxQueries.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import type { DeskFrameData } from './desk.loader.ts';
import { Count, List, Name, Section } from './DeskNavigation.styles.ts';

/** The areas of the desk that the person may open, with how much waits in each. */
export function DeskNavigation() {
  const may = useMay();
  if (!may('POST /v3/trip_request_searches')) return null;
  return (
    <nav aria-label="Desk">
      <Section>
        <Name id="inbox">Inbox</Name>
        <InboxLinks />
      </Section>
    </nav>
  );
}

function InboxLinks() {
  const { userId } = (useRouteLoaderData('desk') as DeskFrameData).user;
  const { data: counts } = useQuery({ ...inboxCountsQuery(api, userId), refetchInterval: REFRESH_MS });
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

/** How often the counts are read again, in milliseconds. */
const REFRESH_MS = 30_000;

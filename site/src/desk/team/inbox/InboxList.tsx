import { Button, Heading, Link, Pagination, Text, TextField } from '@farwend/design-system';
import { Clock, EmptyState, StatusPill } from '@farwend/design-system/work';
import type { ReactNode } from 'react';
import { Form } from 'react-router-dom';
import type { RowChange, SteadyRow, SteadyRows } from '#src/desk/live/useSteadyRows.ts';
import { formatAge, formatDay, formatDollars, formatFieldName, formatMoment, formatParty } from '#src/desk/shared/formats.ts';
import { dueNames } from '#src/desk/shared/dueNames.data.ts';
import { useServerClock } from '#src/desk/shared/ServerClock.ts';
import { requestTones } from '#src/desk/shared/statusTones.data.ts';
import { nameOf, type TeamMember } from '#src/desk/shared/teamQuery.ts';
import { statusNames, type TripRequestRow } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { Arrivals, Changed, Filter, Head, Scroll, Sub, Table, Tick, TickCell, Title } from './InboxList.styles.ts';
import type { InboxAddress } from './inboxAddress.ts';
import type { InboxView } from './inboxViews.data.ts';
import type { Selection } from './useSelection.ts';

/** Props of InboxList. */
export interface InboxListProps {
  view: InboxView;
  list: SteadyRows<TripRequestRow>;
  /** Number of requests on all pages. */
  total: number;
  address: InboxAddress;
  /** Number of pages. */
  pages: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
  team: readonly TeamMember[];
  /** The server's time, in milliseconds. */
  now: number;
  /** The last reading failed: what is shown may be out of date. */
  isStale: boolean;
  /** What is ticked; undefined: nothing can be. */
  selection: Selection | undefined;
  /** What can be done to the ticked rows. */
  renderBulk: () => ReactNode;
}

const changeNames: Readonly<Record<RowChange, string>> = { CHANGED: 'Changed just now', GONE: 'No longer on this page' };

/** One view of the inbox: its rows, its filter, and what can be done to several at once. */
export function InboxList({ view, list, total, address, pages, hrefOf, team, now, isStale, selection, renderBulk }: InboxListProps) {
  const { rows, arrived, arrange } = list;
  return (
    <>
      <Head>
        <Title>
          <Heading level={1} size="h3">
            {view.name}
          </Heading>
          <Text variant="small" tone="soft" aria-live="polite">
            {total === 1 ? '1 request' : `${total} requests`}. {view.note}
          </Text>
          {isStale && (
            <Text variant="small" tone="negative" role="status">
              There is no connection; this list may be out of date. It is read again every 30 seconds.
            </Text>
          )}
        </Title>
        <Filter as={Form} role="search" key={address.q}>
          <TextField label="Find in this view" name="q" autoComplete="off" defaultValue={address.q} />
          <Button type="submit" size="small">
            Find
          </Button>
        </Filter>
      </Head>
      {selection && selection.ids.length > 0 && renderBulk()}
      <Arrivals role="status">
        {arrived > 0 && (
          <Button size="small" variant="strong" onClick={arrange}>
            {arrived === 1 ? 'Show 1 new request' : `Show ${arrived} new requests`}
          </Button>
        )}
      </Arrivals>
      {rows.length === 0 ? (
        <EmptyState title={address.q ? `Nothing here for “${address.q}”` : 'Nothing here'}>
          {address.q ? <Link href={`/desk/inbox/${view.key}`}>Show the whole view</Link> : view.empty}
        </EmptyState>
      ) : (
        <Scroll>
          <Table>
            <thead>
              <tr>
                {selection && (
                  <TickCell as="th" scope="col">
                    <Tick
                      type="checkbox"
                      aria-label="All on this page"
                      checked={selection.ids.length === rows.length}
                      onChange={(event) => selection.tickAll(event.target.checked)}
                    />
                  </TickCell>
                )}
                <th scope="col">Due</th>
                <th scope="col">Request</th>
                <th scope="col">Status</th>
                <th scope="col">Traveler</th>
                <th scope="col">Journey</th>
                <th scope="col" data-align="end">
                  Budget
                </th>
                <th scope="col">With</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ item, change }) => (
                <Row key={item.id} item={item} change={change} team={team} now={now} selection={selection} />
              ))}
            </tbody>
          </Table>
        </Scroll>
      )}
      <Pagination page={address.page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}

function Row({ item, change, team, now, selection }: Pick<InboxListProps, 'team' | 'now' | 'selection'> & SteadyRow<TripRequestRow>) {
  const assignee = team.find(({ id }) => id === item.assignedToId);
  const [primary] = item.travelers;
  const clock = useServerClock();
  return (
    <tr data-ticked={selection?.isTicked(item.id) ?? false} data-change={change ?? undefined}>
      {selection && (
        <TickCell>
          <Tick
            type="checkbox"
            aria-label={`Select ${item.reference}`}
            checked={selection.isTicked(item.id)}
            onChange={(event) => selection.tick(item.id, event.target.checked)}
          />
        </TickCell>
      )}
      <td>
        {item.nextDueAt ? (
          <>
            <Clock variant="row" due={item.nextDueAt} now={clock.now} renderedAt={clock.renderedAt} />
            {item.nextDueKind && <Sub>{dueNames[item.nextDueKind]}</Sub>}
          </>
        ) : (
          <Sub>{item.dueState === 'PAUSED' ? `Until ${item.resumeOn ? formatDay(item.resumeOn) : 'resumed'}` : '–'}</Sub>
        )}
      </td>
      <th scope="row">
        <Link href={`/desk/requests/${item.id}`}>{item.tripTitle || item.destinationNames.join(', ') || item.reference}</Link>
        <Sub>
          {item.reference}
          {item.riskFlags?.map((flag) => ` · ${formatFieldName(flag)}`).join('')}
          {item.tags?.map((tag) => ` · ${tag}`).join('')}
        </Sub>
        {change && <Changed>{changeNames[change]}</Changed>}
      </th>
      <td>
        <StatusPill tone={requestTones[item.status]} variant="plain">
          {statusNames[item.status]}
        </StatusPill>
        <Sub>
          <time dateTime={item.statusChangedAt} title={formatMoment(item.statusChangedAt)}>
            for {formatAge(item.statusChangedAt, now)}
          </time>
        </Sub>
      </td>
      <td>
        {primary ? [primary.givenName, primary.familyName].filter(Boolean).join(' ') : 'Not known yet'}
        <Sub>
          {formatParty(item)}
          {primary && `, ${primary.countryOfResidence}`}
        </Sub>
      </td>
      <td>
        {item.departureDate ? formatDay(item.departureDate) : 'No date yet'}
        <Sub>
          {item.totalNights === 1 ? '1 night' : `${item.totalNights} nights`}
          {item.flexibleDepartureDate && ', flexible'}
        </Sub>
      </td>
      <td data-align="end">
        {item.totalBudget ? formatDollars(item.totalBudget) : 'Not said'}
        {item.totalBudget !== null && item.totalBudget > 0 && item.totalNights > 0 && (
          <Sub>{formatDollars(Math.round(item.totalBudget / item.totalNights))} a night</Sub>
        )}
      </td>
      <td>{assignee ? nameOf(assignee) : <Sub>Nobody</Sub>}</td>
    </tr>
  );
}

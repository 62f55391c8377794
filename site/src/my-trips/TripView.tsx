import { Alert, Breadcrumbs, Facts, PageHeader, RouteLine, Section, Stack, Text } from '@farwend/design-system';
import { formatDayRange } from './days.ts';
import type { Match } from './match.ts';
import { MatchSection, type RenderForm } from './MatchSection.tsx';
import { useInsertPromises } from '#src/shared/useInsertPromises.ts';
import type { Trip } from './trip.ts';
import { TripActions } from './TripActions.tsx';
import { Columns } from './TripView.styles.ts';
import { waypoints, describeProgress } from './describeProgress.ts';

/** Props of TripView. */
export interface TripViewProps {
  trip: Trip;
  /** The companies that the traveller was introduced to. */
  matches: readonly Match[];
  /** Confirmation of the last action; null if none. Defaults to null. */
  done?: string | null;
  /** Why the last action was rejected; null if it was not. Defaults to null. */
  problem?: string | null;
  /** Error messages by field name. Defaults to none. */
  fields?: Readonly<Record<string, string>>;
  /** A form is being submitted. Defaults to false. */
  busy?: boolean;
  renderForm: RenderForm;
}

/** One trip: status, what happens next, who plans it, and what the traveller may do. */
export function TripView({ trip, matches, done = null, problem = null, fields = {}, busy = false, renderForm }: TripViewProps) {
  const { status, next, stop } = describeProgress(trip);
  const insert = useInsertPromises();
  const name = trip.places.join(', ') || trip.title;
  return (
    <Section>
      <Stack gap={12}>
        <Breadcrumbs
          items={[
            { label: 'My Trips', href: '/my-trips' },
            { label: name, href: `/my-trips/${trip.id}` },
          ]}
        />
        {done !== null && (
          <Alert tone="success" announce>
            {done}
          </Alert>
        )}
        {problem !== null && (
          <Alert tone="error" announce>
            {problem}
          </Alert>
        )}
        <PageHeader region={status} title={name} lead={insert(next)} facts={<Facts look="list" items={buildFacts(trip)} />} />
        {stop !== null && (
          <Stack gap={3}>
            <RouteLine variant="progress" stops={waypoints.length} current={stop} />
            <Text variant="fact" tone="soft">
              {`${stop} of ${waypoints.length}: ${waypoints[stop - 1]}`}
            </Text>
          </Stack>
        )}
        <Columns>
          <div>
            {matches.length === 0 && (
              <Text tone="soft">
                {trip.description ? `“${trip.description}”` : 'The companies appear here once they have said yes and you were introduced.'}
              </Text>
            )}
            {matches.map((match) => (
              <MatchSection key={match.id} match={match} busy={busy} renderForm={renderForm} />
            ))}
          </div>
          <TripActions trip={trip} fields={fields} busy={busy} renderForm={renderForm} />
        </Columns>
      </Stack>
    </Section>
  );
}

function buildFacts({ reference, departure, return: back, isFlexible, nights, adults, children, budget }: Trip) {
  return [
    { name: 'Reference', value: reference },
    ...(departure && back ? [{ name: 'Dates', value: formatDayRange(departure, back), note: isFlexible ? 'flexible' : undefined }] : []),
    { name: 'Nights', value: String(nights) },
    { name: 'Party', value: `${adults} adults${children > 0 ? `, ${children} children` : ''}` },
    ...(budget > 0 ? [{ name: 'Budget', value: `$${budget.toLocaleString('en-US')}`, note: 'for each' }] : []),
  ];
}

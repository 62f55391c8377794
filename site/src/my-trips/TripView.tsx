import { Alert, Breadcrumbs, Facts, PageHeader, RouteLine, Section, Stack, Text } from '@farwend/design-system';
import { dayRange } from './days.ts';
import type { Match } from './match.ts';
import { MatchSheet, type RenderForm } from './MatchSheet.tsx';
import type { Trip } from './trip.ts';
import { TripDeeds } from './TripDeeds.tsx';
import { Halves } from './TripView.styles.ts';
import { waypoints, whereItStands } from './whereItStands.ts';

/** Props of TripView. */
export interface TripViewProps {
  trip: Trip;
  /** The companies the traveller was introduced to. */
  matches: readonly Match[];
  /** What was just done; null: nothing. */
  done?: string | null;
  /** Why something was refused; null: nothing was. */
  problem?: string | null;
  /** Sentences by the name of the field they belong to. */
  fields?: Readonly<Record<string, string>>;
  /** Something is on its way. */
  busy?: boolean;
  renderForm: RenderForm;
}

/** One trip: where it stands, what happens next, who plans it, and what the traveller may do. */
export function TripView({ trip, matches, done = null, problem = null, fields = {}, busy = false, renderForm }: TripViewProps) {
  const { status, next, stop } = whereItStands(trip);
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
        <PageHeader region={status} title={name} lead={next} facts={<Facts look="list" items={factsOf(trip)} />} />
        {stop !== null && (
          <Stack gap={3}>
            <RouteLine variant="progress" stops={waypoints.length} current={stop} />
            <Text variant="fact" tone="soft">
              {`${stop} of ${waypoints.length}: ${waypoints[stop - 1]}`}
            </Text>
          </Stack>
        )}
        <Halves>
          <div>
            {matches.length === 0 && (
              <Text tone="soft">
                {trip.description ? `“${trip.description}”` : 'The companies appear here once they have said yes and you were introduced.'}
              </Text>
            )}
            {matches.map((match) => (
              <MatchSheet key={match.id} match={match} busy={busy} renderForm={renderForm} />
            ))}
          </div>
          <TripDeeds trip={trip} fields={fields} busy={busy} renderForm={renderForm} />
        </Halves>
      </Stack>
    </Section>
  );
}

function factsOf({ reference, departure, return: back, isFlexible, nights, adults, children, budget }: Trip) {
  return [
    { name: 'Reference', value: reference },
    ...(departure && back ? [{ name: 'Dates', value: dayRange(departure, back), note: isFlexible ? 'flexible' : undefined }] : []),
    { name: 'Nights', value: String(nights) },
    { name: 'Party', value: `${adults} adults${children > 0 ? `, ${children} children` : ''}` },
    ...(budget > 0 ? [{ name: 'Budget', value: `$${budget.toLocaleString('en-US')}`, note: 'for each' }] : []),
  ];
}

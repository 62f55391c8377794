import { ButtonLink, Heading, Link, PageHeader, Section, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { useInsertPromises } from '#src/shared/useInsertPromises.ts';
import { isUpcoming, type Trip } from './trip.ts';
import { TripRow } from './TripRow.tsx';

/** Props of TripList. */
export interface TripListProps {
  /** First name for the greeting; null if not known. */
  firstName: string | null;
  /** All trips, newest first. */
  trips: readonly Trip[];
  /** The saved searches. Defaults to nothing. */
  searches?: ReactNode;
}

/** A traveller's trips: upcoming ones first, then past ones. */
export function TripList({ firstName, trips, searches }: TripListProps) {
  const [upcoming, past] = [trips.filter(({ status }) => isUpcoming(status)), trips.filter(({ status }) => !isUpcoming(status))];
  const insert = useInsertPromises();
  return (
    <Section>
      <Stack gap={16}>
        <PageHeader
          region="My Trips"
          title={firstName ? `${firstName}, here is where things stand` : 'Here is where things stand'}
          lead={trips.length === 0 ? 'No trip yet. Your first request opens the first sheet.' : undefined}
        />
        {upcoming.length > 0 && <Group title="Ahead" trips={upcoming} />}
        {past.length > 0 && <Group title="Behind you" trips={past} />}
        {searches}
        <Stack gap={4} align="start">
          <Text tone="soft">{trips.length === 0 ? insert('It takes {promise:timeToFillIn}.') : 'Somewhere else in mind?'}</Text>
          <ButtonLink href="/trip-request" variant="primary">
            Design My Dream Trip
          </ButtonLink>
          <Link href="/account" variant="quiet">
            Your account and data
          </Link>
          <Link href="/logout" variant="quiet">
            Sign out
          </Link>
        </Stack>
      </Stack>
    </Section>
  );
}

function Group({ title, trips }: { title: string; trips: readonly Trip[] }) {
  return (
    <section aria-label={title}>
      <Stack gap={6}>
        <Heading level={2}>{title}</Heading>
        <div>
          {trips.map((trip) => (
            <TripRow key={trip.id} trip={trip} />
          ))}
        </div>
      </Stack>
    </section>
  );
}

import { Heading, Link, RouteLine, Stack, Text, from, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { formatNights } from '#src/content/formatAmount.ts';
import { useInsertPromises } from '#src/shared/useInsertPromises.ts';
import { formatDayRange } from './days.ts';
import type { Trip } from './trip.ts';
import { waypoints, describeProgress } from './describeProgress.ts';

/** Props of TripRow. */
export interface TripRowProps {
  trip: Trip;
}

/** One trip in the list: destinations, dates, status and what happens next. */
export function TripRow({ trip }: TripRowProps) {
  const { status, next, stop } = describeProgress(trip);
  const insert = useInsertPromises();
  const href = trip.status === 'DRAFT' ? '/trip-request' : `/my-trips/${trip.id}`;
  return (
    <Row>
      <Stack gap={3}>
        <Text variant="region" tone="soft">
          {status}
        </Text>
        <Heading level={3} size="h3">
          <Link href={href} variant="bare">
            {trip.places.join(', ') || trip.title}
          </Link>
        </Heading>
        <Text variant="fact" tone="soft">
          {[trip.reference, formatDates(trip), formatNights(trip.nights)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Stack gap={4}>
        {stop !== null && (
          <RouteLine variant="progress" stops={waypoints.length} current={stop} aria-label={`${stop} of ${waypoints.length}: ${status}`} />
        )}
        <Text tone="soft">{insert(next)}</Text>
        <Link href={href} variant="onward">
          {trip.status === 'DRAFT' ? 'Go on with the form' : 'Open this trip'}
        </Link>
      </Stack>
    </Row>
  );
}

/** Formats the dates; empty if they are not known. */
function formatDates({ departure, return: back, isFlexible }: Trip): string {
  if (!departure || !back) return '';
  return `${formatDayRange(departure, back)}${isFlexible ? ', flexible' : ''}`;
}

const Row = styled.article`
  display: grid;
  gap: ${token.space[6]} ${token.space.column};
  padding-block: ${token.space[8]};
  border-block-start: ${token.stroke.hair} solid ${token.color.line};

  ${from.menu} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
`;

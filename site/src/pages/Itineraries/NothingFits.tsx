import { Heading, Link, Text } from '@farwend/design-system';
import { useTripRequestHref } from '#src/trip-context/TripRequestHref.ts';
import type { ItinerariesData } from './itineraries.loader.ts';
import { Alternatives, NoResults } from './Itineraries.styles.ts';

/** Props of NothingFits. */
export type NothingFitsProps = NonNullable<ItinerariesData['alternatives']>;

/** Says that nothing fits all answers, and what does: the nearest months, or the list without one of them. */
export function NothingFits({ asked, kind, items }: NothingFitsProps) {
  return (
    <NoResults>
      <Heading level={2} size="h3">
        {asked}: none
      </Heading>
      {items.length > 0 && (
        <>
          <Text tone="soft">
            {kind === 'month' ? 'The nearest months with a route:' : 'There is something if you leave out one answer:'}
          </Text>
          <Alternatives>
            {items.map(({ label, count, href }) => (
              <li key={href}>
                <Link href={href}>
                  {kind === 'month' ? label : `Without “${label}”`} ({count === 1 ? 'one route' : `${count} routes`})
                </Link>
              </li>
            ))}
          </Alternatives>
        </>
      )}
      <Text tone="soft">
        Or <Link href={useTripRequestHref()}>describe the journey</Link>, and have it drawn for you.
      </Text>
    </NoResults>
  );
}

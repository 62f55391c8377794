import { Link, Section, Stack } from '@farwend/design-system';
import { TourPlates } from '#src/content/TourPlates.tsx';
import type { HomeData } from './home.loader.ts';

/** Props of Season. */
export type SeasonProps = Pick<HomeData, 'month' | 'routes'>;

/** Journeys that are at their best this month. */
export function Season({ month, routes }: SeasonProps) {
  if (routes.length === 0) return null;
  return (
    <Section aria-labelledby="season">
      <Stack gap={10} align="stretch">
        <TourPlates id="season" title={`Routes for ${month}`} items={routes} />
        <p>
          <Link href="/itineraries" variant="onward">
            All routes, by month and price
          </Link>
        </p>
      </Stack>
    </Section>
  );
}

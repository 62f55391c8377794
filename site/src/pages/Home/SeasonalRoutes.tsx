import { Link, Section, Stack } from '@farwend/design-system';
import { FeaturedTours } from '#src/content/FeaturedTours.tsx';
import type { HomeData } from './home.loader.ts';

/** Props of SeasonalRoutes. */
export type SeasonalRoutesProps = Pick<HomeData, 'month' | 'routes'>;

/** Itineraries that are at their best this month. */
export function SeasonalRoutes({ month, routes }: SeasonalRoutesProps) {
  if (routes.length === 0) return null;
  return (
    <Section aria-labelledby="season">
      <Stack gap={10} align="stretch">
        <FeaturedTours id="season" title={`Routes for ${month}`} items={routes} />
        <p>
          <Link href="/itineraries" variant="onward">
            All routes, by month and price
          </Link>
        </p>
      </Stack>
    </Section>
  );
}

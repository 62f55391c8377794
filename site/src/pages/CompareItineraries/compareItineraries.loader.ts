import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCompared } from '#src/compare/loadCompared.ts';
import { parseCompared } from '#src/compare/parseCompared.ts';
import type { ComparisonData } from '#src/compare/SideBySide.tsx';
import { loadPlanners } from '#src/companies/loadPlanners.ts';
import { loadItineraries } from '#src/content/catalogue.ts';
import { formatCountries } from '#src/content/formatCountries.ts';
import { formatNights } from '#src/content/formatAmount.ts';
import { apiContext } from '#src/startup/loaderContext.ts';
import { buildColumns } from './buildColumns.ts';

/** Loads the published itineraries that the address names; with fewer than two, also those to choose from. */
export async function compareItinerariesLoader({ request, context }: LoaderFunctionArgs): Promise<ComparisonData> {
  const api = context.get(apiContext);
  const { ids, hasMore } = parseCompared(new URL(request.url).searchParams);
  const load = (id: string) => api.get('/v2/itinerary_pages/{id}', { params: { id }, query: { published: 'true' } });
  const [{ found, unknownIds }, planners] = await Promise.all([
    loadCompared(ids, load, ({ content }) => content.id),
    loadPlanners(context),
  ]);
  const slugs = found.map(({ content }) => content.slug);
  const others = found.length > 1 ? [] : await loadItineraries(context);
  return {
    ...buildColumns(found, planners),
    ids: slugs,
    hasMore,
    unknownIds,
    choices: others
      .filter(({ slug }) => !slugs.includes(slug))
      .map(({ slug, title, countryCodes, nights }) => ({
        id: slug,
        title,
        href: `/itineraries/${slug}`,
        note: `${formatCountries(countryCodes)}, ${formatNights(nights)}`,
      }))
      .toSorted((a, b) => a.note.localeCompare(b.note, 'en')),
  };
}

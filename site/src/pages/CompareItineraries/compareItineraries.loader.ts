import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseCompared } from '#src/compare/parseCompared.ts';
import { loadPlanners } from '#src/companies/loadPlanners.ts';
import { isNotFound } from '#src/content/loadFirstFound.ts';
import { apiContext } from '#src/startup/loaderContext.ts';
import { buildColumns } from './buildColumns.ts';

/** Loads the published itineraries that the address names; those that do not exist are left out. */
export async function compareItinerariesLoader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const { ids, hasMore } = parseCompared(new URL(request.url).searchParams);
  const [found, planners] = await Promise.all([
    Promise.all(
      ids.map((id) =>
        api.get('/v2/itineraries/{id}', { params: { id }, query: { published: 'true' } }).catch((error: unknown) => {
          if (isNotFound(error)) return null;
          throw error;
        }),
      ),
    ),
    loadPlanners(context),
  ]);
  const itineraries = found.filter((one) => one !== null);
  return { ...buildColumns(itineraries, planners), hasMore };
}

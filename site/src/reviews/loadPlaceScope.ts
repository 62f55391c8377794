import type { RouterContextProvider } from 'react-router-dom';
import { loadCountries } from '#src/shared/loadCountries.ts';
import type { ReviewScope } from './fetchReviews.ts';

/** Loads the served countries, to filter reviews by and to name the places in them. */
export async function loadPlaceScope(context: Readonly<RouterContextProvider>): Promise<Pick<ReviewScope, 'places' | 'placeNames'>> {
  const served = (await loadCountries(context)).filter((country) => country.served);
  return {
    places: served.map(({ slug, id, name }) => ({ slug, id, name })),
    placeNames: Object.fromEntries(served.map(({ id, name }) => [id, name])),
  };
}

import type { Client } from '@farwend/api-contract/client';
import { loadCountries } from '#src/shared/loadCountries.ts';
import type { PageSettings } from '#src/shared/renderContext.ts';
import type { ReviewScope } from './fetchReviews.ts';

/** Loads the served countries, to filter reviews by and to name the places in them. */
export async function loadPlaceScope(api: Client, settings: PageSettings): Promise<Pick<ReviewScope, 'places' | 'placeNames'>> {
  const served = (await loadCountries(api, settings)).filter((country) => country.served);
  return {
    places: served.map(({ slug, id, name }) => ({ slug, id, name })),
    placeNames: Object.fromEntries(served.map(({ id, name }) => [id, name])),
  };
}

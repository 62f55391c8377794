import type { Client } from '@farwend/api-contract/client';
import { countriesOf } from '#src/shared/countries.ts';
import type { PageSettings } from '#src/shared/serverPart.ts';
import type { ReviewScope } from './fetchReviews.ts';

/** The countries reviews speak of: those one can choose, and their names. */
export async function placeScope(api: Client, settings: PageSettings): Promise<Pick<ReviewScope, 'places' | 'placeNames'>> {
  const served = (await countriesOf(api, settings)).filter((country) => country.served);
  return {
    places: served.map(({ slug, id, name }) => ({ slug, id, name })),
    placeNames: Object.fromEntries(served.map(({ id, name }) => [id, name])),
  };
}

import type { MapPlace } from '@farwend/design-system';
import type { RouterContextProvider } from 'react-router-dom';
import { hasPoint } from '#src/content/hasPoint.ts';
import { loadPlacesMap, type PlacesMap } from '#src/content/loadPlacesMap.ts';
import { apiContext } from '#src/startup/loaderContext.ts';
import { loadCompanies, loadTowns } from './companyCatalogue.ts';
import type { CompanyListItem } from './CompanyListItem.ts';

/** Loads the map of a list of companies: a number for each, in the order of their rows, where its office is. */
export async function loadCompanyListMap(
  context: Readonly<RouterContextProvider>,
  companies: readonly CompanyListItem[],
): Promise<PlacesMap | null> {
  const [records, towns] = await Promise.all([loadCompanies(context), loadTowns(context)]);
  const places = companies.flatMap(({ slug, name, href, base, countries }): MapPlace[] => {
    const office = towns.get(records.find((record) => record.slug === slug)?.baseLocationId ?? '');
    if (!office || !hasPoint(office)) return [];
    return [{ name, href, note: [base, `plans in ${countries}`].filter(Boolean).join('; '), lat: office.lat, lng: office.lng }];
  });
  return loadPlacesMap(context.get(apiContext), places);
}

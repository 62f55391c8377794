import type { RouterContextProvider } from 'react-router-dom';
import { loadContinents, loadGuides, loadServedCountries } from '#src/content/catalogue.ts';
import { buildMenuDestinations, type MenuDestinations } from './buildMenuDestinations.ts';

/** Loads the countries for the menu of destinations from the catalogue that all visitors share. */
export async function loadMenuDestinations(context: Readonly<RouterContextProvider>): Promise<MenuDestinations> {
  const [countries, guides, continents] = await Promise.all([loadServedCountries(context), loadGuides(context), loadContinents(context)]);
  return buildMenuDestinations(countries, guides, continents, new Date().getUTCMonth() + 1);
}

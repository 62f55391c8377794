import type { Announcement } from '#src/shared/announcement.ts';
import { findTripContext } from '#src/trip-context/findTripContext.ts';
import type { Page } from './page.ts';

/** Finds the announcement above this page; one that names countries is shown on their pages and on the form, where it is decided where to go. */
export function findAnnouncement(page: Page): Announcement | null {
  const announcement = page.root?.announcement ?? null;
  if (!announcement || announcement.countryCodes.length === 0 || page.handle?.type === 'tripRequest') return announcement;
  return findCountries(page).some((code) => announcement.countryCodes.includes(code)) ? announcement : null;
}

/** The countries that the page is about. */
function findCountries(page: Page): string[] {
  const { data, failure } = page;
  const { country } = findTripContext(page);
  const content = failure === null && typeof data === 'object' && data !== null && 'contentCountry' in data ? data.contentCountry : null;
  return [country, content].filter((code) => typeof code === 'string');
}

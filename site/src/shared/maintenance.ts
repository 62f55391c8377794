import { data, isRouteErrorResponse } from 'react-router-dom';
import type { Phone } from './phones.ts';

/** What is said while the site is being worked on. */
export interface Maintenance {
  /** The team's words; empty: the house's own. */
  message: string;
  /** The number to call. */
  phone: Phone;
}

/** Answers the maintenance page with 503 in place of the page. */
export function maintain(maintenance: Maintenance): never {
  throw data({ maintenance }, { status: 503, statusText: 'Service Unavailable' });
}

/** What is said when the error is the maintenance of the site, else null. */
export function maintenanceOf(error: unknown): Maintenance | null {
  const thrown: { maintenance?: Maintenance } | null = isRouteErrorResponse(error) ? error.data : null;
  return thrown?.maintenance ?? null;
}

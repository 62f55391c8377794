import type { CurrentUser } from './session.ts';
import type { PageSettings } from './serverPart.ts';

/** Where My Trips leads for this person; the travellers' portal when the type is not known. */
export function portalOf({ personType }: Pick<CurrentUser, 'personType'>, portals: PageSettings['portals']): string {
  return portals[personType ?? 'traveler'];
}

import type { CurrentUser } from './session.ts';
import type { PageSettings } from './renderContext.ts';

/** The portal of a user; the travellers' portal if the person type is not known. */
export function portalOf({ personType }: Pick<CurrentUser, 'personType'>, portals: PageSettings['portals']): string {
  return portals[personType ?? 'traveler'];
}

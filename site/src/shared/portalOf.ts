import type { CurrentUser } from './session.ts';
import type { PageSettings } from './renderContext.ts';

/** The portal of a user; the travellers' portal if the person type is not known. Who has to set up a second factor goes there first. */
export function portalOf(
  { personType, needsFactor }: Pick<CurrentUser, 'personType'> & { needsFactor?: true | undefined },
  portals: PageSettings['portals'],
): string {
  if (needsFactor) return '/account/security/';
  return portals[personType ?? 'traveler'];
}

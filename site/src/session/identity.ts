import { removeCurrentView } from '#src/shared/currentView.ts';
import { removeSentRequest } from '#src/shared/sentRequest.ts';
import { IDENTITY_KEY, visitor, type CurrentUser } from '#src/shared/session.ts';
import { storage } from '#src/shared/storage.ts';

export { validateStoredToken } from './validateStoredToken.ts';

/** Stores who is signed in, without contact details, for pages that start before the server replies or without a reply. */
export function storeIdentity({ isAuthenticated, personType, firstName, countryOfResidence }: CurrentUser): void {
  if (isAuthenticated) storage.write(IDENTITY_KEY, { personType, firstName, countryOfResidence });
  else storage.remove(IDENTITY_KEY);
}

/** Whether a user has signed in and not signed out since, in any tab. */
export function hasStoredIdentity(): boolean {
  return storage.read(IDENTITY_KEY, isIdentity) !== null;
}

/** The stored user, as long as the cookie `user_session` exists; else a visitor, and the stored identity is removed. */
export function restoreIdentity(): CurrentUser {
  if (!/(?:^|; )user_session=./.test(document.cookie)) storage.remove(IDENTITY_KEY);
  const stored = storage.read(IDENTITY_KEY, isIdentity);
  return stored ? { ...visitor, ...stored, isAuthenticated: true } : visitor;
}

/** Removes everything stored about the user: identity, drafts, sent request and view. */
export function removePersonalData(): void {
  for (const name of [IDENTITY_KEY, 'tripRequest', 'tripRequestRemote', 'locations', 'deskDrafts']) storage.remove(name);
  removeCurrentView();
  removeSentRequest();
}

type Identity = Pick<CurrentUser, 'personType' | 'firstName' | 'countryOfResidence'>;

function isIdentity(value: unknown): value is Identity {
  if (typeof value !== 'object' || value === null) return false;
  const { personType = null, firstName = null, countryOfResidence = null }: Record<string, unknown> = { ...value };
  const isText = (one: unknown) => one === null || typeof one === 'string';
  return (personType === null || types.some((one) => one === personType)) && isText(firstName) && isText(countryOfResidence);
}

const types = ['traveler', 'agent', 'teamMember'] as const satisfies CurrentUser['personType'][];

import { forgetView } from '#src/shared/currentView.ts';
import { forgetSentRequest } from '#src/shared/sentRequest.ts';
import { IDENTITY_NAME, visitor, type CurrentUser } from '#src/shared/session.ts';
import { storage } from '#src/shared/storage.ts';

/** Keeps who is signed in, without contact details, for the pages that start before the server has answered, or without an answer. */
export function keepIdentity({ isAuthenticated, personType, firstName, countryOfResidence }: CurrentUser): void {
  if (isAuthenticated) storage.write(IDENTITY_NAME, { personType, firstName, countryOfResidence });
  else storage.remove(IDENTITY_NAME);
}

/** Whether somebody has signed in and nobody has signed out since, in any tab. */
export function isIdentityKept(): boolean {
  return storage.read(IDENTITY_NAME, isIdentity) !== null;
}

/** Who the kept identity says is signed in, as long as the cookie `user_session` is there; else nobody, and what is kept is cleared. */
export function restoreIdentity(): CurrentUser {
  if (!/(?:^|; )user_session=./.test(document.cookie)) storage.remove(IDENTITY_NAME);
  const kept = storage.read(IDENTITY_NAME, isIdentity);
  return kept ? { ...visitor, ...kept, isAuthenticated: true } : visitor;
}

/** Forgets everything the browser keeps of the person: identity, the started form, the sent request, the view. */
export function forgetPerson(): void {
  for (const name of [IDENTITY_NAME, 'tripRequest', 'tripRequestRemote', 'locations']) storage.remove(name);
  forgetView();
  forgetSentRequest();
}

type Identity = Pick<CurrentUser, 'personType' | 'firstName' | 'countryOfResidence'>;

function isIdentity(value: unknown): value is Identity {
  if (typeof value !== 'object' || value === null) return false;
  const { personType = null, firstName = null, countryOfResidence = null }: Record<string, unknown> = { ...value };
  const isText = (one: unknown) => one === null || typeof one === 'string';
  return (personType === null || types.some((one) => one === personType)) && isText(firstName) && isText(countryOfResidence);
}

const types = ['traveler', 'agent', 'teamMember'] as const satisfies CurrentUser['personType'][];

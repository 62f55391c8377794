import { forgetSentRequest } from '#src/shared/sentRequest.ts';
import type { CurrentUser } from '#src/shared/session.ts';
import { storage } from '#src/shared/storage.ts';

const NAME = 'identity';

/** Keeps who is signed in, without contact details, for programs that start before the server has answered. */
export function keepIdentity({ isAuthenticated, personType, firstName, countryOfResidence }: CurrentUser): void {
  if (isAuthenticated) storage.write(NAME, { personType, firstName, countryOfResidence });
  else storage.remove(NAME);
}

/** Forgets everything the browser keeps of the person: identity, the started form, the sent request, the view. */
export function forgetPerson(): void {
  for (const name of [NAME, 'tripRequest', 'locations', 'views']) storage.remove(name);
  forgetSentRequest();
}

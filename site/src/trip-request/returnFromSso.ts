import type { RestoredDraft } from './draft.ts';
import type { FormStore } from './formStore.ts';
import type { FormServices } from './sendTripRequest.ts';
import { loadAccountDetails } from './signIn.ts';

/** Options of `returnFromSso`. */
export interface SsoReturnOptions {
  services: Omit<FormServices, 'places'>;
  send: FormStore['send'];
  isSignedIn: boolean;
}

/** Restores the form as it was before single sign-on and merges the account's details, or reports that sign-in was not finished. */
export async function returnFromSso(
  draft: RestoredDraft,
  query: URLSearchParams,
  { services, send, isSignedIn }: SsoReturnOptions,
): Promise<void> {
  const person = isSignedIn ? await loadAccountDetails(services.api).catch(() => null) : null;
  // Not on checkEmail, which would check the address again.
  const step = draft.machineValue === 'checkEmail' ? 'contact' : draft.machineValue;
  send({ type: 'RESTORE', draft, step, isArrival: true, isSsoReturn: true });
  send({ type: 'NOTICE.CLOSE' });
  if (!person) return send({ type: 'SSO.CANCELLED' });
  return send({ type: 'SSO.RETURN', person, typedEmail: draft.context.form.traveler.email, isNew: query.get('sso') === 'new' });
}

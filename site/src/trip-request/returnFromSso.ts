import type { RestoredDraft } from './draft.ts';
import type { FormStore } from './formStore.ts';
import type { Sending } from './sendTripRequest.ts';
import { knownPerson } from './signIn.ts';

/** What it needs from around it. */
export interface SsoParts {
  sending: Omit<Sending, 'places'>;
  send: FormStore['send'];
  isSignedIn: boolean;
}

/** Shows the form as it was left for the identity provider and squares it with who came back, or says that sign-in was not finished. */
export async function returnFromSso(draft: RestoredDraft, query: URLSearchParams, { sending, send, isSignedIn }: SsoParts): Promise<void> {
  const person = isSignedIn ? await knownPerson(sending.api).catch(() => null) : null;
  send({ type: 'RESTORE', draft, step: 'contact', isArrival: true });
  send({ type: 'NOTICE.CLOSE' });
  if (!person) return send({ type: 'SSO.CANCELLED' });
  return send({ type: 'SSO.RETURN', person, typedEmail: draft.context.form.traveler.email, isNew: query.get('sso') === 'new' });
}

import { readSentRequest, readSharedSentRequest } from '#src/shared/sentRequest.ts';
import { takeSsoStarted } from '#src/shared/ssoStarted.ts';
import { parseDraft, type RestoredDraft } from './draft.ts';
import type { FormStore } from './formStore.ts';
import { resumeDraft } from './resumeDraft.ts';
import { returnFromSso } from './returnFromSso.ts';
import type { FormServices } from './sendTripRequest.ts';
import { parseStep } from './steps.ts';
import type { TripStart } from './tripStart.ts';

/** Options of `restoreVisit`. */
export interface VisitOptions {
  query: URLSearchParams;
  /** The stored draft, not validated yet; null if there is none. */
  stored: unknown;
  /** What the address says to begin with; null if nothing. */
  start: TripStart | null;
  isSignedIn: boolean;
  services: Omit<FormServices, 'places'>;
  send: FormStore['send'];
}

/**
 * Restores the saved draft, the sent request, the draft of an emailed link, the form after single sign-on, and offers what the address says to begin with. Returns false
 * if the emailed link is no longer valid and nothing is saved in this browser either.
 */
export async function restoreVisit({ query, stored, start, isSignedIn, services, send }: VisitOptions): Promise<boolean> {
  const step = parseStep(query.get('step'));
  const draft = parseDraft(stored);
  const sent = step === 'thanks' ? readSentRequest() : readSharedSentRequest();
  if (sent && (step === 'thanks' || sent.formId === draft?.formId)) {
    send({ type: 'RESTORE.SENT', sent });
    return true;
  }
  const link = query.get('resume');
  if (link !== null && (await resumeDraft(link, { services, send }))) return true;
  if (draft && isReturningFromSso(query.get('form'), draft, isSignedIn)) await returnFromSso(draft, query, { services, send, isSignedIn });
  else if (draft) send({ type: 'RESTORE', draft, step, isArrival: true });
  if (draft && start) send({ type: 'START.FOUND', start });
  return link === null || draft !== null;
}

/** Whether the visitor returns from the identity provider: signed in, with the form's id in the URL, or after cancelling. */
function isReturningFromSso(returned: string | null, { formId, machineValue }: RestoredDraft, isSignedIn: boolean): boolean {
  const wasAway = takeSsoStarted();
  return isSignedIn ? returned !== null && formId.startsWith(returned) : wasAway && machineValue === 'checkEmail';
}

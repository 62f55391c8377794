import { readSentRequest } from '#src/shared/sentRequest.ts';
import { takeSsoStarted } from '#src/shared/ssoStarted.ts';
import { readDraft } from './draft.ts';
import type { FormStore } from './formStore.ts';
import { offerItinerary } from './offerItinerary.ts';
import { resumeDraft } from './resumeDraft.ts';
import { returnFromSso } from './returnFromSso.ts';
import type { Sending } from './sendTripRequest.ts';
import { stepFrom } from './steps.ts';

/** What is known of a visit that is more than a first look. */
export interface Coming {
  query: URLSearchParams;
  /** What the browser kept of a form, not trusted yet. */
  kept: unknown;
  isSignedIn: boolean;
  sending: Omit<Sending, 'places'>;
  send: FormStore['send'];
}

/** Shows what was kept or sent, the draft of a mailed link, the form as it was left for single sign-on, or an itinerary to begin from; false when the mailed link led to nothing. */
export async function arrive({ query, kept, isSignedIn, sending, send }: Coming): Promise<boolean> {
  const step = stepFrom(query.get('step'));
  const sent = step === 'thanks' ? readSentRequest() : null;
  if (sent) {
    send({ type: 'RESTORE.SENT', sent });
    return true;
  }
  const link = query.get('resume');
  if (link !== null) return resumeDraft(link, { sending, send });
  const draft = readDraft(kept);
  if (draft && isBack(query.get('form'), draft.formId, isSignedIn)) await returnFromSso(draft, query, { sending, send, isSignedIn });
  else if (draft) send({ type: 'RESTORE', draft, step, isArrival: true });
  const itinerary = query.get('itinerary');
  if (itinerary !== null && draft?.context.form.basedOnItinerary?.id !== itinerary) void offerItinerary(itinerary, { sending, send });
  return true;
}

/** Whether this visit comes back from an identity provider: with a session and the form it left, or with neither. */
function isBack(returned: string | null, formId: string, isSignedIn: boolean): boolean {
  const wasAway = takeSsoStarted();
  return isSignedIn ? returned !== null && formId.startsWith(returned) : wasAway;
}

import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { FormStore } from './formStore.ts';
import { readDraft, SCHEMA_VERSION } from './draft.ts';
import { emptyForm } from './form.ts';
import { refilled } from './refilled.ts';
import type { Sending } from './sendTripRequest.ts';
import { indexOf } from './steps.ts';

type Reply = ReplyOf<Contract['tripRequestDrafts']['resume']>;

/** What it needs from around it. */
export interface ResumeParts {
  sending: Omit<Sending, 'places'>;
  send: FormStore['send'];
}

/** Shows the draft of a mailed link, `id.code`, on its last step; false when there is none any more. */
export async function resumeDraft(link: string, { sending, send }: ResumeParts): Promise<boolean> {
  const [id = '', code = ''] = link.split('.');
  try {
    const draft = readDraft(keptOf(await sending.api.post('/v3/trip_request_drafts/{id}/resumptions', { params: { id }, body: { code } })));
    if (!draft) return false;
    send({ type: 'RESTORE', draft, step: null, isArrival: true });
    return true;
  } catch {
    return false;
  }
}

/** The draft as this browser would have kept it. */
function keptOf(reply: Reply): unknown {
  const empty = emptyForm();
  const traveler = {
    firstName: reply.firstName,
    lastName: reply.lastName,
    email: reply.email,
    phone: reply.phone ?? empty.traveler.phone,
    countryOfResidence: reply.countryOfResidence,
  };
  const form = refilled({ ...empty, traveler }, reply);
  return {
    schemaVersion: SCHEMA_VERSION,
    formVersion: '',
    formId: reply.formId,
    machineValue: 'phone',
    context: { form, lastCompletedStep: indexOf('checkEmail'), lastTouched: 'email', told: [] },
    savedAt: reply.savedAt,
  };
}

import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { FormStore } from './formStore.ts';
import { parseDraft, SCHEMA_VERSION } from './draft.ts';
import { emptyForm } from './form.ts';
import { fillAnswers } from './fillAnswers.ts';
import { loadFormLists } from './loadFormLists.ts';
import { loadTripStart } from './loadTripStart.ts';
import type { FormServices } from './sendTripRequest.ts';
import { indexOf } from './steps.ts';
import type { TripStart } from './tripStart.ts';

type Reply = ReplyOf<Contract['tripRequestDrafts']['resume']>;

/** Options of `resumeDraft`. */
export interface ResumeOptions {
  services: Omit<FormServices, 'places'>;
  send: FormStore['send'];
}

/** Restores the draft of an emailed link, `id.code`, on its last step; false if it no longer exists. */
export async function resumeDraft(link: string, { services, send }: ResumeOptions): Promise<boolean> {
  const [id = '', code = ''] = link.split('.');
  try {
    const reply = await services.api.post('/v3/trip_request_drafts/{id}/resumptions', { params: { id }, body: { code } });
    const begun = { itinerary: reply.basedOnItineraryId ?? undefined, company: reply.requestedCompanyId ?? undefined };
    const start = await loadTripStart(begun, services.api, () => loadFormLists(services.api));
    const draft = parseDraft(toStoredDraft(reply, start));
    if (!draft) return false;
    send({ type: 'RESTORE', draft, step: null, isArrival: true });
    return true;
  } catch {
    return false;
  }
}

/** Converts the reply to the format stored in the browser. */
function toStoredDraft(reply: Reply, start: TripStart | null): unknown {
  const empty = emptyForm();
  const traveler = {
    firstName: reply.firstName,
    lastName: reply.lastName,
    email: reply.email,
    phone: reply.phone ?? empty.traveler.phone,
    countryOfResidence: reply.countryOfResidence,
  };
  const cards = { basedOnItinerary: start?.itinerary ?? null, requestedCompany: start?.company ?? null, mayAskOthers: reply.mayAskOthers };
  const form = fillAnswers({ ...empty, ...cards, traveler }, reply);
  return {
    schemaVersion: SCHEMA_VERSION,
    formVersion: '',
    formId: reply.formId,
    machineValue: 'phone',
    context: { form, lastCompletedStep: indexOf('checkEmail'), lastTouched: 'email', trackedEvents: [] },
    savedAt: reply.savedAt,
  };
}

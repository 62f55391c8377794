import type { Contract, ReplyOf } from '@farwend/api-contract';
import { isProblem, type Client } from '@farwend/api-contract/client';
import type { SubmittedRequest, TripRequestContext } from './context.ts';
import type { Place } from './minimumStay.ts';
import type { TripRequestForm } from './form.ts';
import { buildPayload, type TripRequestBody } from './buildPayload.ts';
import { cleanText } from './cleanText.ts';
import { fillAnswers } from './fillAnswers.ts';
import { formProblem, type StepProblem } from './rules/problem.ts';
import { SendFailure } from './SendFailure.ts';
import { mapServerErrors } from './mapServerErrors.ts';
import { texts } from './texts.ts';

/** Services that the form uses. */
export interface FormServices {
  api: Client;
  /** Solves a captcha for an action; null if that fails, and the request is sent without. */
  solveCaptcha: (action: string) => Promise<string | null>;
  /** The places loaded so far. */
  places: () => readonly Place[];
  /** Client id from the analytics cookie, if any. */
  googleClientId: () => string | undefined;
  isOnline: () => boolean;
  /** Creates a form id. */
  newId: () => string;
  /** Leaves for another site. */
  redirectTo: (url: string) => void;
  /** Called when the session has started or ended. */
  onSessionChange: () => void;
  /** Waits for a number of milliseconds. */
  wait: (ms: number) => Promise<void>;
  /** The phone number to call, formatted for people; undefined if there is none. */
  phone: string | undefined;
}

/** Result of sending; `duplicate`: the server returned an earlier, identical request. */
export interface SendResult {
  sent: SubmittedRequest;
  /** Id of the form that the request came from: another one's for a duplicate, or if an earlier attempt used this one's up. */
  formId: string;
  duplicate: boolean;
  /** The server counts it among the sender's own trips. */
  isInMyTrips: boolean;
  /** The answers as the server stored them; the submitted ones for a duplicate. */
  form: TripRequestForm;
}

type TripRequestReply = ReplyOf<Contract['tripRequests']['create']>;

/** Timeout of one attempt, in milliseconds. */
const TIMEOUT = 20_000;
/** How often to poll while an earlier attempt is still in progress. */
const MAX_POLLS = 30;
/** Wait between two polls, and before the retry after a network error: long enough for a phone to change its network, in milliseconds. */
const PAUSE = 1000;

/** Sends the request and, if it is new and the box is checked, the newsletter sign-up. Rejects with a SendFailure. */
export async function sendTripRequest(context: TripRequestContext, services: FormServices): Promise<SendResult> {
  if (!services.isOnline()) throw new SendFailure([formProblem('contact', 'offline', texts.offline)]);
  const { formId, formVersion, allowDuplicate } = context;
  const body = buildPayload(context.form, {
    formId,
    formVersion,
    allowDuplicate,
    places: services.places(),
    googleClientId: services.googleClientId(),
  });
  const reply = await postUntilAnswered(body, services).catch((error: unknown) => {
    throw new SendFailure(problemsFrom(error, services.phone));
  });
  // A proxy may answer with a success of its own; sending again under the same key is safe.
  if (!reply?.id || !reply.reference) throw new SendFailure([formProblem('contact', 'failed', texts.sendFailed(services.phone))]);
  const duplicate = reply.duplicate === true;
  if (context.form.includeNewsletter && !duplicate) void signUpForNewsletter(context, services);
  const sent: SubmittedRequest = {
    id: reply.id,
    reference: reply.reference,
    destinationNames: reply.destinationNames,
    sentAt: reply.submittedAt ?? reply.createdAt,
  };
  return {
    sent,
    formId: reply.formId ?? formId,
    duplicate,
    isInMyTrips: reply.inMyTrips === true,
    form: duplicate ? context.form : fillAnswers(context.form, reply),
  };
}

/**
 * Posts the request with one idempotency key: retries once after a network error, and every second while an earlier attempt is in
 * progress.
 */
async function postUntilAnswered(body: TripRequestBody, services: FormServices): Promise<TripRequestReply | undefined> {
  let captchaId = await services.solveCaptcha('tripRequest');
  let request = body;
  let hasRetried = false;
  let hasSolvedAgain = false;
  for (let attempt = 0; ; attempt++) {
    const idempotencyKey = request.formId;
    const signal = AbortSignal.timeout(TIMEOUT);
    try {
      return await services.api.post('/v3/trip_requests', { body: request, captchaId, idempotencyKey, signal });
    } catch (error) {
      if (isProblem(error) && isInProgress(error.errorCode) && attempt < MAX_POLLS) await services.wait(PAUSE);
      else if (isProblem(error) && error.errorCode === 'captcha.failed' && !hasSolvedAgain) {
        hasSolvedAgain = true; // expired, or used up by a failed attempt
        captchaId = await services.solveCaptcha('tripRequest');
      } else if (isProblem(error) && error.errorCode === 'idempotency.keyReused' && request === body) {
        request = { ...body, formId: services.newId() }; // an earlier attempt with other answers did arrive
      } else if (!isProblem(error) && !hasRetried && services.isOnline()) {
        hasRetried = true;
        await services.wait(PAUSE);
      } else throw error;
    }
  }
}

/** Whether an earlier attempt is still in progress, or the form's draft was being saved at the same time. */
function isInProgress(code: string): boolean {
  return code === 'idempotency.inProgress' || code === 'unique.conflict';
}

function problemsFrom(error: unknown, phone: string | undefined): StepProblem[] {
  const general = (code: string, message: string) => [formProblem('contact', code, message)];
  if (!isProblem(error)) return general('failed', texts.sendFailed(phone));
  if (error.errors && error.errors.length > 0) return mapServerErrors(error.errors);
  switch (error.errorCode) {
    case 'rate.limited':
      return general(error.errorCode, error.message);
    case 'captcha.failed':
    case 'captcha.missing':
      return general(error.errorCode, texts.captchaFailed(phone));
    case 'auth.onlyTravelers':
      return general(error.errorCode, texts.onlyTravelers);
    default:
      return general(error.errorCode, texts.sendFailed(phone));
  }
}

/** Signs up for the newsletter; a failure does not affect the request. */
async function signUpForNewsletter({ form: { traveler } }: TripRequestContext, { api, solveCaptcha }: FormServices): Promise<void> {
  try {
    const captchaId = await solveCaptcha('newsletter');
    const { email, firstName, lastName } = traveler;
    const body = { email: cleanText(email), fullName: cleanText(`${firstName} ${lastName}`), source: 'TRIP_FORM' as const };
    await api.post('/v3/newsletter_requests', { body, captchaId, keepalive: true });
  } catch {}
}

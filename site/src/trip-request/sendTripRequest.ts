import { isProblem, type Client } from '@farwend/api-contract/client';
import type { Sent, TripRequestContext } from './context.ts';
import type { Place } from './minimumStay.ts';
import type { SendResult } from './parts.ts';
import { payload, type TripRequestBody } from './payload.ts';
import { refilled } from './refilled.ts';
import { formProblem, type StepError } from './rules/problem.ts';
import { SendFailure } from './SendFailure.ts';
import { fromServer } from './serverErrors.ts';
import { texts } from './texts.ts';

/** What sending needs from around it. */
export interface Sending {
  api: Client;
  /** A solved challenge for this action; null when it cannot be had, then it is sent without. */
  solve: (action: string) => Promise<string | null>;
  /** The places known by now. */
  places: () => readonly Place[];
  /** Client id of the analytics cookie, if there is one. */
  googleClientId: () => string | undefined;
  isOnline: () => boolean;
  /** A fresh id of a form. */
  newId: () => string;
  /** Takes the browser to another site. */
  leaveFor: (url: string) => void;
  /** The session has begun or ended. */
  onSession: () => void;
  /** Waits so many milliseconds. */
  wait: (ms: number) => Promise<void>;
  /** The number to call, as people read it. */
  phone: string;
}

/** How long one attempt may take, in milliseconds. */
const TIMEOUT = 20_000;
/** How often the server is asked whether an attempt of ours has ended, a second apart. */
const PATIENCE = 30;

/** Sends the request and, when it is new and ticked, the newsletter sign-up. Rejects with a SendFailure. */
export async function sendTripRequest(context: TripRequestContext, sending: Sending): Promise<SendResult> {
  if (!sending.isOnline()) throw new SendFailure([formProblem('contact', 'offline', texts.offline)]);
  const { formId, formVersion, allowDuplicate } = context;
  const body = payload(context.form, {
    formId,
    formVersion,
    allowDuplicate,
    places: sending.places(),
    googleClientId: sending.googleClientId(),
  });
  const reply = await deliver(body, sending).catch((error: unknown) => {
    throw new SendFailure(problemsFrom(error, sending.phone));
  });
  const duplicate = reply.duplicate === true;
  if (context.form.includeNewsletter && !duplicate) void signUp(context, sending);
  const sent: Sent = {
    id: reply.id,
    reference: reply.reference,
    destinationNames: reply.destinationNames,
    sentAt: reply.submittedAt ?? reply.createdAt,
  };
  return { sent, duplicate, form: duplicate ? context.form : refilled(context.form, reply) };
}

/** One request, however often it must be asked: after a silence once more, while an attempt is under way each second, all with one key. */
async function deliver(body: TripRequestBody, sending: Sending) {
  let captchaId = await sending.solve('tripRequest');
  let request = body;
  let silences = 0;
  let solvedAgain = false;
  for (let asked = 0; ; asked++) {
    const idempotencyKey = request.formId;
    const signal = AbortSignal.timeout(TIMEOUT);
    try {
      return await sending.api.post('/v3/trip_requests', { body: request, captchaId, idempotencyKey, signal });
    } catch (error) {
      if (isProblem(error) && isUnderWay(error.errorCode) && asked < PATIENCE) await sending.wait(1000);
      else if (isProblem(error) && error.errorCode === 'captcha.failed' && !solvedAgain) {
        solvedAgain = true; // too old or used up by an attempt that failed
        captchaId = await sending.solve('tripRequest');
      } else if (isProblem(error) && error.errorCode === 'idempotency.keyReused' && request === body) {
        request = { ...body, formId: sending.newId() }; // an earlier attempt arrived after all, with other answers
      } else if (!isProblem(error) && silences === 0 && sending.isOnline()) silences = 1;
      else throw error;
    }
  }
}

/** An attempt of ours has not ended, or the form's draft was being kept at the same moment. */
function isUnderWay(code: string): boolean {
  return code === 'idempotency.inProgress' || code === 'unique.conflict';
}

function problemsFrom(error: unknown, phone: string): StepError[] {
  const general = (code: string, message: string) => [formProblem('contact', code, message)];
  if (!isProblem(error)) return general('failed', texts.sendFailed(phone));
  if (error.errors && error.errors.length > 0) return fromServer(error.errors);
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

/** The newsletter sign-up; whether it works changes nothing for the request. */
async function signUp({ form: { traveler } }: TripRequestContext, { api, solve }: Sending): Promise<void> {
  try {
    const captchaId = await solve('newsletter');
    const body = { email: traveler.email, fullName: `${traveler.firstName} ${traveler.lastName}`.trim(), source: 'TRIP_FORM' as const };
    await api.post('/v3/newsletter_requests', { body, captchaId, keepalive: true });
  } catch {
    // The request is what counts.
  }
}

import { isProblem, type Client } from '@farwend/api-contract/client';
import { isContactOption, type MessageErrors, type MessageForm } from './messageForm.ts';
import type { MessageKind } from './messageKinds.ts';

/** Data sent along with a message. */
export interface MessageContext {
  /** View it is sent from; null if not recorded. */
  viewId: string | null;
  /** Company that a question is addressed to. */
  companyId?: string | undefined;
}

/** Result of sending; on failure with messages for fields or one for the whole form. */
export type SendResult = { ok: true } | { ok: false; errors: MessageErrors; failure: string | null; isStaleCaptcha: boolean };

const SEND_FAILED = 'Something went wrong. Please try again.';

/** Sends a validated form. Never rejects. */
export async function sendMessage(
  api: Client,
  kind: MessageKind,
  form: MessageForm,
  { viewId, companyId }: MessageContext,
): Promise<SendResult> {
  const value = (field: Exclude<keyof MessageForm, 'reCaptchaId'>) => form[field]?.value ?? '';
  const person = { name: value('name'), email: value('email'), message: value('message'), viewId, reCaptchaId: form.reCaptchaId.value };
  const option = value('option');
  try {
    if (kind === 'contact')
      await api.post('/v3/contact_requests', { body: { ...person, option: isContactOption(option) ? option : 'OTHER' } });
    else if (kind === 'company')
      await api.post('/v2/company_contact_requests', { body: { ...person, kind: 'QUESTION_TO_COMPANY', companyId: companyId ?? null } });
    else
      await api.post('/v2/company_contact_requests', {
        body: {
          ...person,
          kind: 'JOIN_AS_COMPANY',
          companyName: value('companyName'),
          website: value('website') || null,
          countryCodes: value('countries').split(',').filter(Boolean),
        },
      });
    return { ok: true };
  } catch (problem) {
    return buildFailure(problem);
  }
}

/** Assigns the API's messages to their fields; any other problem becomes one message for the form. */
function buildFailure(problem: unknown): SendResult {
  if (!isProblem(problem)) return { ok: false, errors: {}, failure: SEND_FAILED, isStaleCaptcha: false };
  const errors: MessageErrors = {};
  for (const { pointer, message } of problem.errors ?? []) {
    const [, name] = /^\/?(\w+)/.exec(pointer) ?? [];
    if (name === 'name' || name === 'email' || name === 'message' || name === 'companyName' || name === 'website' || name === 'option')
      errors[name] = message;
    if (name === 'countryCodes') errors.countries = message;
  }
  const failure =
    problem.httpStatus === 429 ? 'Several messages came from your connection. Please try again in an hour, or call us.' : SEND_FAILED;
  const isStaleCaptcha = problem.errorCode === 'captcha.failed' || problem.errorCode === 'captcha.missing';
  return { ok: false, errors, failure: Object.keys(errors).length > 0 ? null : failure, isStaleCaptcha };
}

import { isProblem, type Client } from '@farwend/api-contract/client';
import { isContactOption, type MessageErrors, type MessageForm } from './messageForm.ts';
import type { MessageKind } from './kinds.ts';

/** What goes along with a message. */
export interface Enclosed {
  /** Visit it is sent from; null: not recorded. */
  viewId: string | null;
  /** The company a question is for. */
  companyId?: string | undefined;
}

/** What came of sending: done, sentences beside fields, or one sentence for the whole form. */
export type SendResult = { ok: true } | { ok: false; errors: MessageErrors; failure: string | null; isStaleCaptcha: boolean };

/** Said when a message could not be sent. */
const SEND_FAILED = 'Something went wrong. Please try again.';

/** Sends a checked form. Never throws. */
export async function sendMessage(api: Client, kind: MessageKind, form: MessageForm, { viewId, companyId }: Enclosed): Promise<SendResult> {
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
    return failed(problem);
  }
}

/** The API's own sentences stand beside their fields; everything else is one sentence. */
function failed(problem: unknown): SendResult {
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

import type { Client } from '@farwend/api-contract/client';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { captchaActions, messageFields, type MessageKind } from './messageKinds.ts';
import { collectErrors, readForm, HONEYPOT_NAME, type FieldName, type MessageErrors } from './messageForm.ts';
import { sendMessage } from './sendMessage.ts';

/** Result of a form posted without JavaScript. */
export interface MessageActionResult {
  isSent: boolean;
  /** Submitted values, to fill the form again. */
  values: Partial<Record<FieldName, string>>;
  errors: MessageErrors;
  failure: string | null;
}

/** Submits a form posted without JavaScript. The server solves the captcha on behalf of the browser, so only the honeypot stops bots. */
export async function submitMessage(
  api: Client,
  kind: MessageKind,
  data: FormData,
  companyId?: string,
): Promise<{ result: MessageActionResult; status: number }> {
  const names = messageFields[kind];
  const form = readForm(data, names);
  const values = Object.fromEntries(names.map((name) => [name, form[name]?.value ?? '']));
  const respond = (isSent: boolean, status: number, errors: MessageErrors = {}, failure: string | null = null) => ({
    result: { isSent, values: isSent ? {} : values, errors, failure },
    status,
  });
  const invalid = collectErrors(form);
  if (Object.keys(invalid).length > 0) return respond(false, 422, invalid);
  if (data.get(HONEYPOT_NAME)) return respond(true, 200); // bots get a success response, but nothing is stored
  const captchaId = (await solveCaptcha(api, captchaActions[kind])) ?? '';
  const sent = await sendMessage(
    api,
    kind,
    { ...form, reCaptchaId: { value: captchaId, valid: captchaId !== '' } },
    { viewId: null, companyId },
  );
  return sent.ok ? respond(true, 200) : respond(false, sent.failure === null ? 422 : 502, sent.errors, sent.failure);
}

import type { Client } from '@farwend/api-contract/client';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { captchaActionOf, fieldsOf, type MessageKind } from './kinds.ts';
import { errorsOf, readForm, TRAP_NAME, type FieldName, type MessageErrors } from './messageForm.ts';
import { sendMessage } from './sendMessage.ts';

/** What came of a form posted without scripts. */
export interface MessageAnswer {
  isSent: boolean;
  /** What was filled in, to be shown again. */
  values: Partial<Record<FieldName, string>>;
  errors: MessageErrors;
  failure: string | null;
}

/** Takes a form posted without scripts: the server solves the challenge in the browser's place, the trap stands in for it. */
export async function takeMessage(
  api: Client,
  kind: MessageKind,
  data: FormData,
  companyId?: string,
): Promise<{ answer: MessageAnswer; status: number }> {
  const names = fieldsOf[kind];
  const form = readForm(data, names);
  const values = Object.fromEntries(names.map((name) => [name, form[name]?.value ?? '']));
  const answer = (isSent: boolean, status: number, errors: MessageErrors = {}, failure: string | null = null) => ({
    answer: { isSent, values: isSent ? {} : values, errors, failure },
    status,
  });
  const wrong = errorsOf(form);
  if (Object.keys(wrong).length > 0) return answer(false, 422, wrong);
  if (data.get(TRAP_NAME)) return answer(true, 200); // a program believes it, and nothing is kept
  const proof = (await solveCaptcha(api, captchaActionOf[kind])) ?? '';
  const result = await sendMessage(api, kind, { ...form, reCaptchaId: { value: proof, valid: proof !== '' } }, { viewId: null, companyId });
  return result.ok ? answer(true, 200) : answer(false, result.failure === null ? 422 : 502, result.errors, result.failure);
}

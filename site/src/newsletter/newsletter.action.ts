import { readNewsletter, type NewsletterFields } from '@farwend/design-system';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { apiContext } from '#src/shared/pageContext.ts';
import { CONSENT_TEXT, newsletterErrors, TRAP_NAME, type NewsletterErrors } from './rules.ts';

/** What came of a posted form. */
export interface NewsletterAnswer {
  state: 'success' | 'error' | 'idle';
  fields: NewsletterFields;
  errors: NewsletterErrors;
}

/** Takes the form posted without scripts: the server solves the challenge in the browser's place, the trap stands in for it. */
export async function newsletterAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const fields = readNewsletter(form);
  const answer = (state: NewsletterAnswer['state'], status: number, errors: NewsletterErrors = {}) =>
    data<NewsletterAnswer>({ state, fields, errors }, { status });
  const errors = { ...newsletterErrors(fields), ...(fields.consent ? {} : { consent: 'Tick the box to receive the letter.' }) };
  if (Object.keys(errors).length > 0) return answer('idle', 422, errors);
  if (form.get(TRAP_NAME)) return answer('success', 200); // a program believes it, and nothing is kept
  const api = context.get(apiContext);
  try {
    const body = { email: fields.email.trim(), fullName: fields.fullName.trim(), consentText: CONSENT_TEXT };
    await api.post('/v3/newsletter_requests', { body, captchaId: await solveCaptcha(api, 'newsletter') });
    return answer('success', 200);
  } catch {
    return answer('error', 502);
  }
}

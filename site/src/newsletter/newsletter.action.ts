import { readNewsletter, type NewsletterFields } from '@farwend/design-system';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { apiContext } from '#src/startup/loaderContext.ts';
import { CONSENT_TEXT, validateNewsletter, HONEYPOT_NAME, type NewsletterErrors } from './rules.ts';

/** Result of a posted form. */
export interface NewsletterActionResult {
  state: 'success' | 'error' | 'idle';
  fields: NewsletterFields;
  errors: NewsletterErrors;
}

/** Submits the form posted without JavaScript. The server solves the captcha on behalf of the browser, so only the honeypot stops bots. */
export async function newsletterAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const fields = readNewsletter(form);
  const respond = (state: NewsletterActionResult['state'], status: number, errors: NewsletterErrors = {}) =>
    data<NewsletterActionResult>({ state, fields, errors }, { status });
  const errors = { ...validateNewsletter(fields), ...(fields.consent ? {} : { consent: 'Tick the box to receive the letter.' }) };
  if (Object.keys(errors).length > 0) return respond('idle', 422, errors);
  if (form.get(HONEYPOT_NAME)) return respond('success', 200); // bots get a success response, but nothing is stored
  const api = context.get(apiContext);
  try {
    const body = { email: fields.email.trim(), fullName: fields.fullName.trim(), consentText: CONSENT_TEXT };
    await api.post('/v3/newsletter_requests', { body, captchaId: await solveCaptcha(api, 'newsletter') });
    return respond('success', 200);
  } catch {
    return respond('error', 502);
  }
}

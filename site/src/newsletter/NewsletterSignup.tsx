import { useState } from 'react';
import { api } from '#src/shared/api.ts';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { currentViewId } from '#src/shared/currentView.ts';
import { track } from '#src/shared/dataLayer.ts';
import { NewsletterForm, type NewsletterState } from './NewsletterForm.tsx';
import { CONSENT_TEXT, emptyNewsletter, newsletterErrors, type NewsletterErrors, type NewsletterFields } from './rules.ts';

/** The newsletter form, joined to the API. */
export function NewsletterSignup() {
  const [fields, setFields] = useState(emptyNewsletter);
  const [state, setState] = useState<NewsletterState>('idle');
  const [shown, setShown] = useState<NewsletterErrors>({});

  const change = (next: NewsletterFields) => {
    setFields(next);
    setShown((errors) => stillWrong(errors, newsletterErrors(next)));
  };
  const submit = async () => {
    const errors = newsletterErrors(fields);
    setShown(errors);
    if (errors.fullName ?? errors.email)
      return document.getElementById(errors.fullName ? 'newsletter-full-name' : 'newsletter-email')?.focus();
    setState('sending');
    try {
      const body = { email: fields.email.trim(), fullName: fields.fullName.trim(), viewId: currentViewId(), consentText: CONSENT_TEXT };
      await api.post('/v3/newsletter_requests', { body, captchaId: await solveCaptcha(api, 'newsletter') });
      track('newsletterFormSubmit');
      setState('success');
    } catch {
      setState('error');
    }
  };
  return <NewsletterForm fields={fields} state={state} errors={shown} onChange={change} onSubmit={() => void submit()} />;
}

/** Messages go as soon as the field is right; none come while typing. */
function stillWrong(shown: NewsletterErrors, now: NewsletterErrors): NewsletterErrors {
  return {
    ...(shown.fullName && now.fullName ? { fullName: now.fullName } : {}),
    ...(shown.email && now.email ? { email: now.email } : {}),
  };
}

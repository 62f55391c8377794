import type { NewsletterFields, NewsletterState } from '@farwend/design-system';
import { useState } from 'react';
import { api } from '#src/shared/api.ts';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { getCurrentViewId } from '#src/shared/currentView.ts';
import { track } from '#src/shared/dataLayer.ts';
import { SiteNewsletterForm } from './SiteNewsletterForm.tsx';
import { CONSENT_TEXT, validateNewsletter, type NewsletterErrors } from './rules.ts';

/** The newsletter form, submitted to the API. */
export function NewsletterSignup() {
  const [state, setState] = useState<NewsletterState>('idle');
  const [errors, setErrors] = useState<NewsletterErrors>({});

  const submit = async (fields: NewsletterFields) => {
    const newErrors = validateNewsletter(fields);
    setErrors(newErrors);
    if (newErrors.fullName ?? newErrors.email) {
      document.getElementById(newErrors.fullName ? 'newsletter-full-name' : 'newsletter-email')?.focus();
      return;
    }
    setState('sending');
    try {
      const body = { email: fields.email.trim(), fullName: fields.fullName.trim(), viewId: getCurrentViewId(), consentText: CONSENT_TEXT };
      await api.post('/v3/newsletter_requests', { body, captchaId: await solveCaptcha(api, 'newsletter') });
      track('newsletterFormSubmit');
      setState('success');
    } catch {
      setState('error');
    }
  };
  return (
    <SiteNewsletterForm
      state={state}
      errors={errors}
      onChange={(fields) => setErrors((shown) => keepRemainingErrors(shown, validateNewsletter(fields)))}
      onSubmit={(fields) => void submit(fields)}
    />
  );
}

/** While typing, errors disappear as soon as their field is valid, and no new ones appear. */
function keepRemainingErrors(shown: NewsletterErrors, current: NewsletterErrors): NewsletterErrors {
  return {
    ...(shown.fullName && current.fullName ? { fullName: current.fullName } : {}),
    ...(shown.email && current.email ? { email: current.email } : {}),
  };
}

import type { NewsletterFields, NewsletterState } from '@farwend/design-system';
import { useState } from 'react';
import { api } from '#src/shared/api.ts';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { currentViewId } from '#src/shared/currentView.ts';
import { track } from '#src/shared/dataLayer.ts';
import { LetterForm } from './LetterForm.tsx';
import { CONSENT_TEXT, newsletterErrors, type NewsletterErrors } from './rules.ts';

/** The newsletter form, joined to the API. */
export function NewsletterSignup() {
  const [state, setState] = useState<NewsletterState>('idle');
  const [shown, setShown] = useState<NewsletterErrors>({});

  const submit = async (fields: NewsletterFields) => {
    const errors = newsletterErrors(fields);
    setShown(errors);
    if (errors.fullName ?? errors.email) {
      document.getElementById(errors.fullName ? 'newsletter-full-name' : 'newsletter-email')?.focus();
      return;
    }
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
  return (
    <LetterForm
      state={state}
      errors={shown}
      onChange={(fields) => setShown((errors) => stillWrong(errors, newsletterErrors(fields)))}
      onSubmit={(fields) => void submit(fields)}
    />
  );
}

/** Messages go as soon as the field is right; none come while typing. */
function stillWrong(shown: NewsletterErrors, now: NewsletterErrors): NewsletterErrors {
  return {
    ...(shown.fullName && now.fullName ? { fullName: now.fullName } : {}),
    ...(shown.email && now.email ? { email: now.email } : {}),
  };
}

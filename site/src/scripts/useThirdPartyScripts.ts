import { useEffect, useRef } from 'react';
import { useConsent } from '#src/shared/consent.ts';
import { useSession } from '#src/shared/session.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';

/**
 * Loads third-party scripts where they are configured: the reviews widget at once and the chat after the first interaction, both only with
 * consent; the captcha after that interaction, since forms need it. Returns whether to ask for consent.
 */
export function useThirdPartyScripts(): boolean {
  const { reviewsScriptUrl, chatScriptUrl, captcha } = useSettings();
  const consent = useConsent();
  const { user } = useSession();
  const person = useRef(user);
  useEffect(() => {
    person.current = user;
  }, [user]);

  useEffect(() => {
    if (captcha.provider !== 'recaptcha') return;
    const { siteKey } = captcha;
    void withThirdParties(({ startRecaptcha }) => startRecaptcha(siteKey));
  }, [captcha]);

  useEffect(() => {
    if (consent !== true || (!reviewsScriptUrl && !chatScriptUrl)) return;
    void withThirdParties(({ startReviews, startChat }) => {
      if (reviewsScriptUrl) startReviews(reviewsScriptUrl);
      if (chatScriptUrl) startChat(chatScriptUrl, () => person.current);
    });
  }, [consent, reviewsScriptUrl, chatScriptUrl]);

  return consent === null && (reviewsScriptUrl ?? chatScriptUrl) !== null;
}

/** In a chunk of its own: nothing on the page waits for it, and few sites need it. */
function withThirdParties(start: (module: typeof import('./startThirdParty.ts')) => void): Promise<void> {
  return import('./startThirdParty.ts').then(start, () => undefined);
}

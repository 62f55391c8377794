import { useEffect, useRef } from 'react';
import { useConsent } from '#src/shared/consent.ts';
import { useSession } from '#src/shared/session.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { firstInteraction } from '#src/startup/onFirstInteraction.ts';
import { loadScript } from './loadScript.ts';

const started = new Set<string>();

/** Runs `start` once per page load for a name. */
function runOnce(name: string, start: () => unknown): void {
  if (started.has(name)) return;
  started.add(name);
  start();
}

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
    const address = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    runOnce('captcha', () =>
      firstInteraction.then(async () => (await loadScript(address)) && (await import('#src/shared/captcha.ts')).enableRecaptcha(siteKey)),
    );
  }, [captcha]);

  useEffect(() => {
    if (consent !== true) return;
    if (reviewsScriptUrl) runOnce('reviews', () => loadScript(reviewsScriptUrl));
    if (!chatScriptUrl) return;
    runOnce('chat', () =>
      firstInteraction.then(async () => {
        await (await import('./identifyChatVisitor.ts')).identifyChatVisitor(person.current);
        await loadScript(chatScriptUrl);
      }),
    );
  }, [consent, reviewsScriptUrl, chatScriptUrl]);

  return consent === null && (reviewsScriptUrl ?? chatScriptUrl) !== null;
}

import { useEffect, useRef } from 'react';
import { useConsent } from '#src/shared/consent.ts';
import { useSession } from '#src/shared/session.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { firstSign } from '#src/shared/wake.ts';
import { loadScript } from './loadScript.ts';

const started = new Set<string>();

/** Runs `start` for this name once a visit. */
function once(name: string, start: () => unknown): void {
  if (started.has(name)) return;
  started.add(name);
  start();
}

/**
 * Loads the scripts of others, where they are configured: the reviews widget at the start and the chat after the first sign of a person,
 * both only with consent; the captcha after that sign, since forms need it. The page needs none of them. Returns whether to ask for consent.
 */
export function useOutsideScripts(): boolean {
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
    once('captcha', () =>
      firstSign.then(async () => (await loadScript(address)) && (await import('#src/shared/captcha.ts')).chooseRecaptcha(siteKey)),
    );
  }, [captcha]);

  useEffect(() => {
    if (consent !== true) return;
    if (reviewsScriptUrl) once('reviews', () => loadScript(reviewsScriptUrl));
    if (!chatScriptUrl) return;
    once('chat', () =>
      firstSign.then(async () => {
        await (await import('./tellChat.ts')).tellChat(person.current);
        await loadScript(chatScriptUrl);
      }),
    );
  }, [consent, reviewsScriptUrl, chatScriptUrl]);

  return consent === null && (reviewsScriptUrl ?? chatScriptUrl) !== null;
}

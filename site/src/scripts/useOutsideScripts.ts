import { useEffect } from 'react';
import { chooseRecaptcha } from '#src/shared/captcha.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { firstSign } from '#src/shared/wake.ts';
import { loadScript } from './loadScript.ts';

let isStarted = false;

/** Loads the scripts of others: the reviews widget at the start, captcha and chat after the first sign of a person. The page needs none of them. */
export function useOutsideScripts(): void {
  const { reviewsScriptUrl, chatScriptUrl, captcha } = useSettings();
  useEffect(() => {
    if (isStarted) return;
    isStarted = true;
    if (reviewsScriptUrl) void loadScript(reviewsScriptUrl);
    void firstSign.then(async () => {
      if (chatScriptUrl) void loadScript(chatScriptUrl);
      if (captcha.provider !== 'recaptcha') return;
      const key = encodeURIComponent(captcha.siteKey);
      if (await loadScript(`https://www.google.com/recaptcha/api.js?render=${key}`)) chooseRecaptcha(captcha.siteKey);
    });
  }, [reviewsScriptUrl, chatScriptUrl, captcha]);
}

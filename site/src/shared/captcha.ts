import type { Client } from '@farwend/api-contract/client';

/** Timeout for loading and solving a challenge, in milliseconds. */
const SOLVE_TIMEOUT_MS = 20_000;

let recaptchaKey: string | null = null;

/** Switches to reCAPTCHA, whose script has loaded. */
export function enableRecaptcha(siteKey: string): void {
  recaptchaKey = siteKey;
}

/** Solves a captcha for one write of an action, sent as `captchaId`; null if that fails. */
export async function solveCaptcha(api: Client, action: string): Promise<string | null> {
  try {
    const solved = recaptchaKey === null ? loadAndSolveAltcha(api, action) : executeRecaptcha(recaptchaKey, action);
    return await Promise.race([solved, new Promise<null>((resolve) => setTimeout(resolve, SOLVE_TIMEOUT_MS, null))]);
  } catch {
    return null; // offline, blocked or an old browser: the server decides what it accepts without
  }
}

async function loadAndSolveAltcha(api: Client, action: string): Promise<string | null> {
  const { solveAltcha } = await import('./solveAltcha.ts');
  return solveAltcha(api, action, SOLVE_TIMEOUT_MS);
}

interface Recaptcha {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

function executeRecaptcha(siteKey: string, action: string): Promise<string | null> {
  const { grecaptcha } = window;
  if (!grecaptcha) return Promise.resolve(null);
  return new Promise((resolve, reject) => grecaptcha.ready(() => grecaptcha.execute(siteKey, { action }).then(resolve, reject)));
}

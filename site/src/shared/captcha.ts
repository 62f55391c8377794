import type { Client } from '@farwend/api-contract/client';
import type { Challenge } from 'altcha-lib';

/** Timeout for solving a challenge, in milliseconds. */
const SOLVE_TIMEOUT_MS = 20_000;

let recaptchaKey: string | null = null;

/** Switches to reCAPTCHA, whose script has loaded. */
export function enableRecaptcha(siteKey: string): void {
  recaptchaKey = siteKey;
}

/** Solves a captcha for one write of an action, sent as `captchaId`; null if that fails. */
export async function solveCaptcha(api: Client, action: string): Promise<string | null> {
  try {
    return recaptchaKey === null ? await solveAltcha(api, action) : await executeRecaptcha(recaptchaKey, action);
  } catch {
    return null; // offline, blocked or an old browser: the server decides what it accepts without
  }
}

async function solveAltcha(api: Client, action: string): Promise<string | null> {
  const challenge = await api.get('/v3/captcha', { query: { action } });
  if (!isChallenge(challenge)) return null;
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')]);
  const solution = await solveChallenge({ challenge, deriveKey, timeout: SOLVE_TIMEOUT_MS });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : null;
}

function isChallenge(value: object): value is Challenge {
  return 'parameters' in value && typeof value.parameters === 'object' && value.parameters !== null;
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

import type { Client } from '@farwend/api-contract/client';
import type { Challenge } from 'altcha-lib';

/** How long solving may take, in milliseconds. */
const PATIENCE = 20_000;

let recaptchaKey: string | null = null;

/** From now on reCAPTCHA, whose script has loaded, tells people from programs. */
export function chooseRecaptcha(siteKey: string): void {
  recaptchaKey = siteKey;
}

/** Proof that a person's browser is here, for one write of this action; null when it cannot be had. Sent as `captchaId`. */
export async function solveCaptcha(api: Client, action: string): Promise<string | null> {
  try {
    return recaptchaKey === null ? await solveAltcha(api, action) : await askRecaptcha(recaptchaKey, action);
  } catch {
    return null; // offline, blocked or an old browser: the server decides what it accepts without
  }
}

async function solveAltcha(api: Client, action: string): Promise<string | null> {
  const challenge = await api.get('/v3/captcha', { query: { action } });
  if (!isChallenge(challenge)) return null;
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')]);
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE });
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

function askRecaptcha(siteKey: string, action: string): Promise<string | null> {
  const { grecaptcha } = window;
  if (!grecaptcha) return Promise.resolve(null);
  return new Promise((resolve, reject) => grecaptcha.ready(() => grecaptcha.execute(siteKey, { action }).then(resolve, reject)));
}

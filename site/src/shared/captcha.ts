import type { Client } from '@farwend/api-contract/client';
import type { Challenge } from 'altcha-lib';

/** How long solving may take, in milliseconds. */
const PATIENCE = 20_000;

/** Proof that a person's browser is here, for one write of this action; null when it cannot be had. Sent as `captchaId`. */
export async function solveCaptcha(api: Client, action: string): Promise<string | null> {
  try {
    const challenge = await api.get('/v3/captcha', { query: { action } });
    if (!isChallenge(challenge)) return null;
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')]);
    const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : null;
  } catch {
    return null; // offline, blocked or an old browser: the server decides what it accepts without
  }
}

function isChallenge(value: object): value is Challenge {
  return 'parameters' in value && typeof value.parameters === 'object' && value.parameters !== null;
}

import type { Client } from '@farwend/api-contract/client';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves a proof-of-work challenge of the server within `timeout` milliseconds; null if there is none or time is up. */
export async function solveAltcha(api: Client, action: string, timeout: number): Promise<string | null> {
  const challenge = await api.get('/v3/captcha', { query: { action } });
  if (!isChallenge(challenge)) return null;
  const solution = await solveChallenge({ challenge, deriveKey, timeout });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : null;
}

function isChallenge(value: object): value is Challenge {
  return 'parameters' in value && typeof value.parameters === 'object' && value.parameters !== null;
}

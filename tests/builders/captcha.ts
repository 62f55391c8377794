import { contract } from '@farwend/api-contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Fetches a challenge for an action and solves it; the value of X-Recaptcha-Id. */
export async function solveCaptcha(origin: string, action: string): Promise<string> {
  const response = await fetch(`${origin}${contract.captcha.challenge.path}?action=${action}`);
  const challenge = JSON.parse(await response.text());
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

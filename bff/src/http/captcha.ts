import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomInt } from 'node:crypto';
import { insertUsedCaptcha } from './captcha.sql.ts';
import type { Captcha } from '#src/kernel/captcha.ts';
import type { Settings } from '#src/settings/settings.ts';
import { Failure } from '#src/kernel/failure.ts';

const LIFETIME_MS = 10 * 60 * 1000;

/** Self-hosted proof of work: HMAC-signed challenges that are stored only once they are used. */
export function createCaptcha(settings: Settings): Captcha {
  return {
    async challenge(action) {
      const { codeChallenge: _, ...challenge } = await createChallenge({
        ...secretsOf(settings.captchaKey),
        algorithm: 'PBKDF2/SHA-256',
        cost: 1000,
        counter: randomInt(Math.ceil(settings.captchaDifficulty / 2), settings.captchaDifficulty + 1),
        expiresAt: new Date(Date.now() + LIFETIME_MS),
        data: { action: action ?? null },
        deriveKey,
      });
      return { ...challenge };
    },

    async verify(captchaId, action) {
      const payload = decode(captchaId);
      if (!payload) throw captchaFailure();
      const boundTo = payload.challenge.parameters.data?.['action'] ?? null;
      if (!(await isSolved(payload, settings.captchaKeys)) || (boundTo !== null && boundTo !== action)) throw captchaFailure();
      return { signature: payload.challenge.signature ?? '' };
    },

    async use({ signature }, db) {
      const inserted = await db.run(insertUsedCaptcha, { signature });
      if (inserted.length === 0) throw captchaFailure();
    },
  };
}

function secretsOf(key: string) {
  return { hmacSignatureSecret: key, hmacKeySignatureSecret: `${key}.key` };
}

/** Whether the solution is right for a challenge that one of the keys signed; another key costs no more than the check of a signature. */
async function isSolved({ challenge, solution }: Payload, keys: readonly string[]): Promise<boolean> {
  for (const key of keys) {
    const result = await verifySolution({ ...secretsOf(key), challenge, solution, deriveKey }).catch(() => null);
    if (result?.verified) return true;
  }
  return false;
}

function decode(captchaId: string): Payload | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(captchaId, 'base64').toString('utf8'));
    return isPayload(payload) ? payload : null;
  } catch {
    return null;
  }
}

function isPayload(value: unknown): value is Payload {
  if (typeof value !== 'object' || value === null || !('challenge' in value) || !('solution' in value)) return false;
  const { challenge, solution } = value;
  return (
    typeof challenge === 'object' &&
    challenge !== null &&
    'parameters' in challenge &&
    typeof challenge.parameters === 'object' &&
    typeof solution === 'object' &&
    solution !== null
  );
}

function captchaFailure(): Failure {
  return new Failure('captcha.failed', { message: 'We could not check that you are a person. Solve a new challenge and try again.' });
}

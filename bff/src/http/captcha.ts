import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomInt } from 'node:crypto';
import type { Sequelize, Transaction } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';
import type { Settings } from '#src/settings.ts';
import { Failure } from './failure.ts';

const LIFETIME_MS = 10 * 60 * 1000;

/** A challenge that was solved; used up by the write it belongs to. */
export interface SolvedCaptcha {
  signature: string;
}

export interface Captcha {
  /** A new challenge, valid 10 minutes, for one action or for any one use. */
  challenge(action: string | undefined): Promise<Record<string, unknown>>;
  /** Checks what the caller sent; throws captcha.failed. Nothing is used up yet. */
  verify(captchaId: string, action: string): Promise<SolvedCaptcha>;
  /** Uses it up in the transaction of the write; throws captcha.failed when another write was first. */
  use(solved: SolvedCaptcha, transaction: Transaction | null): Promise<void>;
}

/** Self-hosted proof of work: HMAC-signed challenges that need no store until they are used. */
export function createCaptcha(settings: Settings, sequelize: Sequelize): Captcha {
  const secrets = { hmacSignatureSecret: settings.captchaKey, hmacKeySignatureSecret: `${settings.captchaKey}.key` };
  return {
    async challenge(action) {
      const { codeChallenge: _, ...challenge } = await createChallenge({
        ...secrets,
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
      if (!payload) throw failed();
      const result = await verifySolution({ ...secrets, challenge: payload.challenge, solution: payload.solution, deriveKey }).catch(
        () => null,
      );
      const boundTo = payload.challenge.parameters.data?.['action'] ?? null;
      if (!result?.verified || (boundTo !== null && boundTo !== action)) throw failed();
      return { signature: payload.challenge.signature ?? '' };
    },

    async use({ signature }, transaction) {
      const rows = await preparedQuery(
        sequelize,
        'captcha.use',
        'INSERT INTO used_captchas (signature) VALUES ($1) ON CONFLICT DO NOTHING RETURNING signature',
        [signature],
        transaction,
      );
      if (rows.length === 0) throw failed();
    },
  };
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

function failed(): Failure {
  return new Failure('captcha.failed', { message: 'We could not check that you are a person. Solve a new challenge and try again.' });
}

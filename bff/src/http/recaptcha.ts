import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Captcha } from './captcha.ts';
import { Failure } from './failure.ts';

const PATIENCE_MS = 3_000;
const LEAST_SCORE = 0.5;

/** What Google says of a token. */
const Verdict = z.object({ success: z.boolean(), action: z.string().optional(), score: z.number().optional() });
type Verdict = z.infer<typeof Verdict>;

/** A captcha whose proofs come from reCAPTCHA v3; `ask` asks Google about a token. Used-up proofs are recorded like our own. */
export function withRecaptcha(
  captcha: Captcha,
  secret: string,
  ask: (secret: string, token: string) => Promise<Verdict> = askGoogle,
): Captcha {
  return {
    ...captcha,
    async verify(captchaId, action) {
      const { success, action: boundTo, score = 1 } = await ask(secret, captchaId).catch((): Verdict => ({ success: false }));
      if (!success || (boundTo !== undefined && boundTo !== action) || score < LEAST_SCORE) {
        throw new Failure('captcha.failed', { message: 'We could not check that you are a person. Try again, or call us.' });
      }
      return { signature: `recaptcha.${createHash('sha256').update(captchaId).digest('base64url')}` };
    },
  };
}

async function askGoogle(secret: string, token: string): Promise<Verdict> {
  const response = await fetch('https://www.google.com/recaptcha/api/siteverify', {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return Verdict.parse(await response.json());
}

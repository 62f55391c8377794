import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Captcha } from '#src/kernel/captcha.ts';
import { Failure } from '#src/kernel/failure.ts';
import { requestService } from '#src/platform/tracing/requestService.ts';

const TIMEOUT_MS = 3_000;
const MIN_SCORE = 0.5;

/** Google's verdict on a token. */
const Verdict = z.object({ success: z.boolean(), action: z.string().optional(), score: z.number().optional() });
type Verdict = z.infer<typeof Verdict>;

/** Verifies reCAPTCHA v3 tokens; used tokens are recorded like those of `captcha`. `verifyToken`: replaced in tests. */
export function withRecaptcha(
  captcha: Captcha,
  secret: string,
  verifyToken: (secret: string, token: string) => Promise<Verdict> = verifyWithGoogle,
): Captcha {
  return {
    ...captcha,
    async verify(captchaId, action) {
      const { success, action: boundTo, score = 1 } = await verifyToken(secret, captchaId).catch((): Verdict => ({ success: false }));
      if (!success || (boundTo !== undefined && boundTo !== action) || score < MIN_SCORE) {
        throw new Failure('captcha.failed', { message: 'We could not check that you are a person. Try again, or call us.' });
      }
      return { signature: `recaptcha.${createHash('sha256').update(captchaId).digest('base64url')}` };
    },
  };
}

async function verifyWithGoogle(secret: string, token: string): Promise<Verdict> {
  const response = await requestService('reCAPTCHA', 'POST', (headers) =>
    fetch('https://www.google.com/recaptcha/api/siteverify', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  return Verdict.parse(await response.json());
}

import { expect, test } from '@jest/globals';
import type { Captcha } from '#src/kernel/captcha.ts';
import { withRecaptcha } from './recaptcha.ts';

const altcha: Captcha = { challenge: async () => ({}), verify: async () => ({ signature: 'altcha' }), use: async () => {} };

test('each token that Google accepts gives a signature of its own', async () => {
  const captcha = withRecaptcha(altcha, 'secret', async () => ({ success: true, action: 'newsletter', score: 0.9 }));
  const proof = await captcha.verify('token-1', 'newsletter');
  expect(proof.signature).toMatch(/^recaptcha\./);
  expect((await captcha.verify('token-2', 'newsletter')).signature).not.toBe(proof.signature);
});

test.each([
  ['is unknown', { success: false }],
  ['was made for another action', { success: true, action: 'login', score: 0.9 }],
  ['has a low score', { success: true, action: 'newsletter', score: 0.1 }],
])('a token that %s is rejected', async (_, verdict) => {
  const captcha = withRecaptcha(altcha, 'secret', async () => verdict);
  await expect(captcha.verify('token', 'newsletter')).rejects.toMatchObject({ errorCode: 'captcha.failed' });
});

test('a token is rejected when Google is unreachable', async () => {
  const captcha = withRecaptcha(altcha, 'secret', async () => {
    throw new Error('offline');
  });
  await expect(captcha.verify('token', 'newsletter')).rejects.toMatchObject({ errorCode: 'captcha.failed' });
});

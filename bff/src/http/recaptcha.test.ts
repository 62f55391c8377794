import { expect, test } from '@jest/globals';
import type { Captcha } from './captcha.ts';
import { withRecaptcha } from './recaptcha.ts';

const own: Captcha = { challenge: async () => ({}), verify: async () => ({ signature: 'own' }), use: async () => {} };

test('a token that Google vouches for is a proof of its own', async () => {
  const captcha = withRecaptcha(own, 'secret', async () => ({ success: true, action: 'newsletter', score: 0.9 }));
  const proof = await captcha.verify('token-1', 'newsletter');
  expect(proof.signature).toMatch(/^recaptcha\./);
  expect((await captcha.verify('token-2', 'newsletter')).signature).not.toBe(proof.signature);
});

test.each([
  ['is unknown', { success: false }],
  ['was made for another action', { success: true, action: 'login', score: 0.9 }],
  ['smells of a program', { success: true, action: 'newsletter', score: 0.1 }],
])('a token that %s is refused', async (_, verdict) => {
  const captcha = withRecaptcha(own, 'secret', async () => verdict);
  await expect(captcha.verify('token', 'newsletter')).rejects.toMatchObject({ errorCode: 'captcha.failed' });
});

test('when Google cannot be asked the proof is not taken', async () => {
  const captcha = withRecaptcha(own, 'secret', async () => {
    throw new Error('offline');
  });
  await expect(captcha.verify('token', 'newsletter')).rejects.toMatchObject({ errorCode: 'captcha.failed' });
});

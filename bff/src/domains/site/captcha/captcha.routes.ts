import type { contract } from '@farwend/api-contract';
import type { Handlers } from '#src/kernel/handler.ts';

export const captchaHandlers: Handlers<typeof contract.captcha> = {
  challenge: async ({ query }, { captcha }) => ({ body: await captcha.challenge(query.action), headers: { 'Cache-Control': 'no-store' } }),
};

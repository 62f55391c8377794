import { isProblem, type Client } from '@farwend/api-contract/client';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { getDeviceId } from '#src/shared/deviceId.ts';

/** Saves or withdraws a vote; rejects with an Error whose message may be shown. */
export async function sendVote(api: Client, reviewId: string, helpful: boolean): Promise<void> {
  const device = getDeviceId();
  const reCaptchaId = await solveCaptcha(api, 'reviewVote');
  if (!device || !reCaptchaId) throw new Error('Invalid reCaptcha or deviceId');
  try {
    await api.post('/v2/review_votes', { body: { deviceId: device, helpful, reCaptchaId, reviewId } });
  } catch (cause) {
    const isRefused = isProblem(cause) && cause.httpStatus === 401;
    throw new Error(isRefused ? 'Unauthorized' : 'Your vote was not kept. Try again in a minute.', { cause });
  }
}

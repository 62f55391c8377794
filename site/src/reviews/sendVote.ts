import { isProblem, type Client } from '@farwend/api-contract/client';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { deviceId } from '#src/shared/deviceId.ts';
import { storage } from '#src/shared/storage.ts';

const NAME = 'votedReviews';

/** Ids of the reviews this browser found helpful, kept 30 days. */
export function readVotes(): string[] {
  return storage.read(NAME, isIds) ?? [];
}

/** Sends a vote or takes it back, and remembers it; throws an Error whose message may be shown. */
export async function sendVote(api: Client, reviewId: string, helpful: boolean): Promise<void> {
  const device = deviceId();
  const reCaptchaId = await solveCaptcha(api, 'reviewVote');
  if (!device || !reCaptchaId) throw new Error('Invalid reCaptcha or deviceId');
  try {
    await api.post('/v2/review_votes', { body: { deviceId: device, helpful, reCaptchaId, reviewId } });
  } catch (cause) {
    const isRefused = isProblem(cause) && cause.httpStatus === 401;
    throw new Error(isRefused ? 'Unauthorized' : 'Your vote was not kept. Try again in a minute.', { cause });
  }
  const others = readVotes().filter((id) => id !== reviewId);
  storage.write(NAME, helpful ? [...others, reviewId] : others);
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

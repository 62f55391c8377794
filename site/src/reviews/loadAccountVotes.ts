import type { Client } from '@farwend/api-contract/client';
import { getDeviceId } from '#src/shared/deviceId.ts';

/** The largest page that the API returns. */
const PAGE_SIZE = 100;

/** Loads the ids of the reviews that the signed-in person has found helpful, on any device. */
export async function loadAccountVotes(api: Client): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const query = { deviceId: getDeviceId(), limit: String(PAGE_SIZE), offset: String(ids.length) };
    const { items, total } = await api.get('/v2/review_votes', { query });
    ids.push(...items.map(({ reviewId }) => reviewId));
    if (items.length === 0 || ids.length >= total) return ids;
  }
}

import { describeRequest } from './describeRequest.ts';
import type { FindHits } from './searchHits.ts';

/** Finds trip requests by reference, place, words of the description and, as far as the person sees them, name and e-mail address. */
export const findRequests: FindHits = async (api, page, signal) => {
  const { items, total } = await api.post('/v3/trip_request_searches', { body: page, signal });
  return { items: items.map(describeRequest), total };
};

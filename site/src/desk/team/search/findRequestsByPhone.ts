import { describeRequest } from './describeRequest.ts';
import { parsePhone } from './parsePhone.ts';
import type { FindHits } from './searchHits.ts';

/** How many travelers can share a number: families, and travel agents who write for others. */
const MOST_TRAVELERS = 50;

/** Finds the trip requests of whoever has a phone number. */
export const findRequestsByPhone: FindHits = async (api, { q, ...page }, signal) => {
  const phone = parsePhone(q);
  if (phone === null) return { items: [], total: 0 };
  const travelers = await api.post('/v3/traveler_searches', { body: { filters: { phone }, limit: MOST_TRAVELERS }, signal });
  if (travelers.items.length === 0) return { items: [], total: 0 };
  const travelerId = { in: travelers.items.map(({ id }) => id) };
  const { items, total } = await api.post('/v3/trip_request_searches', { body: { ...page, filters: { travelerId } }, signal });
  return { items: items.map(describeRequest), total };
};

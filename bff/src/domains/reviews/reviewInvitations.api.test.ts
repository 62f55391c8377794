import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { reviews, tripReviews } = contract;
const words = {
  rating: 80 as const,
  title: 'Two weeks without a hurry',
  body: 'The guide knew when to stop talking, and the camp had eight tents and a lantern path to each of them.',
};

/** A completed trip that nobody has reviewed. */
async function unreviewed(): Promise<{ id: string; requestId: string }> {
  const [trip] = await query<{ id: string; requestId: string }>(
    server.databaseUrl,
    `SELECT m.id, m.trip_request_id AS "requestId" FROM trip_matches m
     WHERE m.status = 'COMPLETED' AND m.review_id IS NULL AND NOT EXISTS (SELECT FROM reviews r WHERE r.trip_match_id = m.id)
     ORDER BY random() LIMIT 1`,
  );
  if (!trip) throw new Error('The demo has no completed trip without a review.');
  return trip;
}

async function invite(reward?: { kind: 'VOUCHER'; valueUSD: number }) {
  const trip = await unreviewed();
  const { status, body } = await api.call(tripReviews.invitationLink, {
    as: 'admin',
    params: { id: trip.requestId },
    body: { matchId: trip.id, channel: 'LINK', ...(reward ? { reward } : {}) },
  });
  expect(status).toBe(201);
  return { trip, invitationCode: new URL(body.url).searchParams.get('code') ?? '', expiresAt: body.expiresAt };
}

describe('an invitation', () => {
  test('lets a traveler write one review without signing in; clean and verified, it is published automatically', async () => {
    const { trip, invitationCode, expiresAt } = await invite();
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(59 * 86_400_000);
    const params = { id: trip.id };
    const sent = await api.call(tripReviews.create, { params, body: { ...words, invitationCode } });
    expect(sent).toMatchObject({ status: 201, body: { status: 'SUBMITTED', verified: true, rating: 80 } });
    await waitFor('its publication', async () => {
      const { body } = await api.call(reviews.read, { params: { id: sent.body.id } });
      return body.status === 'PUBLISHED' || undefined;
    });
    const again = await api.call(tripReviews.create, { params, body: { ...words, invitationCode } });
    expect(again).toMatchObject({ status: 410, problem: { errorCode: 'link.expired' } });
    const { body: list } = await api.call(tripReviews.list, { as: 'care', params });
    expect(list.items.map(({ id }) => id)).toEqual([sent.body.id]);
  });

  test('is valid for its own trip, untampered and in time', async () => {
    const { trip, invitationCode } = await invite();
    const other = await unreviewed();
    const send = (id: string, code?: string) =>
      api.call(tripReviews.create, { params: { id }, body: { ...words, ...(code ? { invitationCode: code } : {}) } });
    if (other.id !== trip.id) expect((await send(other.id, invitationCode)).status).toBe(410);
    expect((await send(trip.id, `${invitationCode}x`)).status).toBe(410);
    expect((await send(trip.id)).status).toBe(401);
    await query(server.databaseUrl, `UPDATE review_invitations SET expires_at = now() - interval '1 minute' WHERE trip_match_id = $1`, [
      trip.id,
    ]);
    expect((await send(trip.id, invitationCode)).status).toBe(410);
  });

  test('with personal data in the review leads to a publisher, not to the site', async () => {
    const { trip, invitationCode } = await invite();
    const body = { ...words, body: `${words.body} Write to Anna at anna.k@example.com.`, invitationCode };
    const sent = await api.call(tripReviews.create, { params: { id: trip.id }, body });
    const read = await waitFor('the look of the job', async () => {
      const { body: review } = await api.call(reviews.read, { as: 'publisher', params: { id: sent.body.id } });
      return review.status === 'PENDING' ? review : undefined;
    });
    expect(read.moderation?.findings).toEqual(['email']);
    expect((await api.call(reviews.read, { params: { id: sent.body.id } })).status).toBe(404);
  });

  test('may promise a reward, which is then disclosed, whatever the rating', async () => {
    const { trip, invitationCode } = await invite({ kind: 'VOUCHER', valueUSD: 50 });
    const sent = await api.call(tripReviews.create, { params: { id: trip.id }, body: { ...words, rating: 20, invitationCode } });
    expect(sent.body.reward).toMatchObject({ kind: 'VOUCHER', valueUSD: 50, disclosed: true });
  });

  test('needs a finished trip and somebody who may invite', async () => {
    const { id, requestId } = await unreviewed();
    const body = { matchId: id, channel: 'LINK' as const };
    expect((await api.call(tripReviews.invitationLink, { as: 'team', params: { id: requestId }, body })).status).toBe(403);
    const [going] = await query<{ id: string }>(server.databaseUrl, `SELECT id FROM trip_matches WHERE status = 'INTRODUCED' LIMIT 1`);
    const early = await api.call(tripReviews.request, { as: 'care', params: { id: going?.id ?? '' }, body: {} });
    expect(early).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed' } });
    const reward = { kind: 'VOUCHER' as const, valueUSD: 50 };
    expect((await api.call(tripReviews.request, { as: 'care', params: { id }, body: { reward } })).status).toBe(403);
  });
});

import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens } from '../builders/browser.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { waitFor } from '../builders/waitFor.ts';
import { eventually } from '../builders/eventually.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** The path of an invitation link, and the trip it is for. */
async function invitation(): Promise<{ path: string; tripId: string }> {
  const [trip] = await query<{ id: string; requestId: string }>(
    server.databaseUrl,
    `SELECT m.id, m.trip_request_id AS "requestId" FROM trip_matches m
     WHERE m.status = 'COMPLETED' AND NOT EXISTS (SELECT FROM reviews r WHERE r.trip_match_id = m.id) ORDER BY m.id LIMIT 1`,
  );
  const { body } = await api.call(contract.tripReviews.invitationLink, {
    as: 'care',
    params: { id: trip?.requestId ?? '' },
    body: { matchId: trip?.id ?? '', channel: 'LINK' },
  });
  const { pathname, search } = new URL(body.url);
  return { path: pathname + search, tripId: trip?.id ?? '' };
}

test.each([true, false])('an invitation leads to a form that becomes a review, with scripts: %s', async (javaScriptEnabled) => {
  const { path, tripId } = await invitation();
  const { page, open, messages, close } = await newVisitor(browser, server, { ...screens.phone, javaScriptEnabled });
  await open(path);
  await page.getByRole('button', { name: 'Send the review' }).click();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await summary.waitFor();
  await eventually(async () =>
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Please choose one to five stars.',
      'Please give it a heading of at least 3 characters.',
      'Please write at least 30 characters.',
    ]),
  );
  await page.getByRole('radiogroup', { name: 'All in all' }).getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('In a line').fill('Two weeks without a hurry');
  await page.getByLabel('What you would tell a friend').fill('The guide knew when to stop talking, and the camp had eight tents.');
  await page.getByLabel('With whom').selectOption('FRIENDS');
  await page.getByText('Rate single sides of it').click();
  await page.getByRole('radiogroup', { name: 'The guiding' }).getByRole('radio', { name: '5 stars' }).check();
  await page.getByRole('button', { name: 'Send the review' }).click();
  await page.getByRole('heading', { level: 1, name: 'Thank you for writing it down' }).waitFor();
  const [kept] = await query<{ id: string; rating: number; party_type: string; sub_ratings: unknown }>(
    server.databaseUrl,
    'SELECT id, rating, party_type, sub_ratings FROM reviews WHERE trip_match_id = $1',
    [tripId],
  );
  expect(kept).toMatchObject({ rating: 80, party_type: 'FRIENDS', sub_ratings: { guiding: 100 } });
  await waitFor('its page', async () => ((await fetch(`${server.origin}/reviews/${kept?.id}/`)).status === 200 ? true : undefined));

  await open(path); // the link works only once
  await page.getByRole('radiogroup', { name: 'All in all' }).getByRole('radio', { name: '1 star' }).check();
  await page.getByLabel('In a line').fill('Once more');
  await page.getByLabel('What you would tell a friend').fill('The same words again, and again, and again.');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await page.getByText('This invitation has expired or was used already. Sign in to write your review.').waitFor();
  expect(messages.filter((message) => !message.includes('Failed to load resource'))).toEqual([]);
  await close();
});

test('a truncated link is reported', async () => {
  const html = await (await fetch(`${server.origin}/reviews/write/`)).text();
  expect(html).toContain('This link opens no form any more');
  expect(html).toContain('<meta name="robots" content="noindex"');
});

import { afterAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { people } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens, signInAs, type Visitor } from '../builders/browser.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { waitFor } from '../builders/waitFor.ts';
import { eventually } from '../builders/eventually.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

interface Found {
  items: { id: string; rating: number; reviewedAt: string; title: string }[];
  total: number;
}

async function search(body: object): Promise<Found> {
  const response = await fetch(`${server.origin}/v3/review_searches`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Found;
}
const { total, items: newest } = await search({ filters: {}, sortOrders: [{ field: 'reviewedAt', order: 'desc' }], limit: 12 });
const fourStars = await search({ filters: { rating: 80 }, limit: 12 });
const titles = (page: Page) => page.locator('main ol > li article h2').allInnerTexts();
/** Waits until the list consists of these, in this order. */
const shows = (page: Page, items: readonly { title: string }[]) =>
  waitFor('the list', async () => (await titles(page)).join() === items.map(({ title }) => title).join() || undefined);
const written = (count: number) => count.toLocaleString('en-US');

/** The searches the page sends from now on. */
function listen(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v3/review_searches')) sent.push(request.postDataJSON() as Record<string, unknown>);
  });
  return sent;
}
const choose = (page: Page, name: RegExp) => page.getByRole('region', { name: 'Choose reviews' }).getByRole('link', { name }).click();
const more = (page: Page) => page.getByRole('link', { name: 'Show more reviews' }).click();

describe('the list', () => {
  test('begins the same on the page of a company, in its list and in the API: second stands a critical review with its answer', async () => {
    const [company] = await query<{ id: string }>(server.databaseUrl, `SELECT id FROM published_content WHERE slug = 'acacia-quill'`);
    const { items } = await search({ filters: { companyId: company?.id }, limit: 12 });
    const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
    await open('/reviews/?company=acacia-quill');
    expect(await titles(page)).toEqual(items.map(({ title }) => title));
    const second = page.locator('main ol > li').nth(1);
    expect(await second.getByText(/^[1-4] out of 5$/).count()).toBe(1);
    expect(await second.getByText('Acacia Quill answered').count()).toBe(1);
    expect(await page.locator('main ol').first().innerText()).not.toMatch(/Helpful, 0/);
    await open('/travel-company/acacia-quill/');
    const shown = await page.locator('main article h3 a[href^="/reviews/"]').allInnerTexts();
    expect(shown).toEqual(items.slice(0, shown.length).map(({ title }) => title));
    expect(shown.length).toBeGreaterThan(2);
    await close();
  });

  test('sorts as the specification says, and filters by rating', async () => {
    const { page, open, close } = await newVisitor(browser, server);
    await open('/reviews/');
    const sent = listen(page);
    await choose(page, /^Newest$/);
    await waitFor('the search', async () => sent.length === 1 || undefined);
    await page.waitForURL(/sort=newToOld/);
    await shows(page, newest);
    await choose(page, /^Oldest$/);
    await page.waitForURL(/sort=oldToNew/);
    await choose(page, /^4 stars/);
    await page.waitForURL(/rating=4/);
    await page.getByText(`${written(fourStars.total)} reviews fit`).waitFor();
    await choose(page, /^Most relevant$/);
    await shows(page, fourStars.items);
    expect(sent.map(({ sortOrders, filters }) => [sortOrders, filters])).toEqual([
      [[{ field: 'reviewedAt', order: 'desc' }], {}],
      [[{ field: 'reviewedAt', order: 'asc' }], {}],
      [[{ field: 'reviewedAt', order: 'asc' }], { rating: 80 }],
      [[{ field: 'ratingNewToOld', order: 'desc' }], { rating: 80 }],
    ]);
    await eventually(async () => expect(await page.getByRole('link', { name: /^4 stars/ }).getAttribute('aria-current')).toBe('true'));
    await close();
  });

  test('more reviews are appended, each once, with the focus on the first new one', async () => {
    const { page, open, messages, close } = await newVisitor(browser, server);
    await open('/reviews/');
    const sent = listen(page);
    await more(page);
    await page.locator('main ol > li').nth(23).waitFor();
    expect(sent).toMatchObject([{ offset: 12, limit: 12 }]);
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.closest('li')?.previousElementSibling?.matches(':nth-child(12)'))).toBe(
        true,
      ),
    );
    const shown = await page.locator('main ol > li article h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(shown).size).toBe(24);
    await page.getByText(`Showing 24 of ${written(total)}`).waitFor();
    expect(new URL(page.url()).search).toBe('');

    await choose(page, /^4 stars/);
    await page.getByText(`${written(fourStars.total)} reviews fit`).waitFor();
    await choose(page, /^4 stars/); // clears the choice
    await page.getByText(`Showing 24 of ${written(total)}`).waitFor();
    expect(sent).toHaveLength(2); // the whole list was kept at its length

    await page.locator('main ol > li article h2 a').first().click();
    await page.waitForURL(/\/reviews\/[0-9a-f-]{36}/);
    await page.goBack();
    await page.locator('main ol > li').nth(23).waitFor();
    expect(sent.filter(({ offset }) => offset === 12)).toHaveLength(1); // nor is it fetched again on return
    expect(messages).toEqual([]);
    await close();
  });

  test('a failure is reported in the words of the specification, and can be retried', async () => {
    const { page, open, close } = await newVisitor(browser, server);
    await open('/reviews/');
    await page.route('**/v3/review_searches', (route) => route.fulfill({ status: 500, json: {} }));
    await more(page);
    await page.getByRole('alert').filter({ hasText: 'Error fetching more reviews' }).waitFor();
    expect(await titles(page)).toHaveLength(12);
    await choose(page, /^Newest$/);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await eventually(async () => expect(await page.getByRole('alert').filter({ hasText: 'Error fetching more reviews' }).count()).toBe(1));
    await page.unroute('**/v3/review_searches');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main ol > li').nth(11).waitFor();
    await eventually(async () => expect(await page.getByText('Error fetching more reviews').count()).toBe(0));
    await close();
  });

  test('without scripts: histogram bars, sort order, search and paging are links and forms', async () => {
    const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
    await open('/reviews/');
    const first = await titles(page);
    expect(first).toHaveLength(12);
    await more(page);
    await page.getByRole('link', { name: 'The reviews before these' }).waitFor();
    const second = await page.locator('main ol > li article h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(second).toHaveLength(12);
    expect(await page.getByRole('link', { name: 'The reviews before these' }).getAttribute('href')).toBe('/reviews/');
    await page.goBack();
    await choose(page, /^4 stars/);
    await page.getByText(`${written(fourStars.total)} reviews fit`).waitFor();
    await page.getByLabel('Words in a review').fill('porcupine');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === 'porcupine' && searchParams.get('rating') === '4');
    const { total: fitting } = await search({ filters: { rating: 80 }, q: 'porcupine' });
    expect(await page.getByRole('status').filter({ hasText: /fit/ }).innerText()).toBe(
      fitting === 0
        ? 'No review fits. Take a part of the choice back, or look for other words.'
        : fitting === 1
          ? '1 review fits'
          : `${fitting} reviews fit`,
    );
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await close();
  });
});

describe('a vote', () => {
  test('counts at once, is remembered, and is withdrawn by another press', async () => {
    const { page, open, close } = await newVisitor(browser, server);
    await open('/reviews/?sort=newToOld');
    const button = page.getByRole('button', { name: /^Helpful/ }).first();
    const before = Number((await button.innerText()).replace(/\D/g, ''));
    const [kept] = await Promise.all([page.waitForResponse('**/v2/review_votes'), button.click()]);
    expect(kept.request().postDataJSON()).toEqual({
      deviceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      helpful: true,
      reCaptchaId: expect.any(String),
      reviewId: newest[0]?.id,
    });
    await page
      .getByText(before === 0 ? '1 reader found this helpful' : `${before + 1} readers found this helpful`)
      .waitFor({ state: 'attached' });
    await open(`/reviews/${newest[0]?.id}/`);
    const again = page.getByRole('button', { name: `Helpful, ${before + 1}`, pressed: true });
    await again.click();
    await page.getByRole('button', { name: before === 0 ? 'Helpful' : `Helpful, ${before}`, exact: true, pressed: false }).waitFor();
    await close();
  });

  test('of a signed-in person is shown, and withdrawn, on another device', async () => {
    const [voted] = newest;
    const onDevice = async (work: (visitor: Visitor) => Promise<void>) => {
      const visitor = await newVisitor(browser, server);
      await signInAs(visitor.page, people.dana);
      await visitor.open('/reviews/?sort=newToOld');
      await work(visitor);
      await visitor.close();
    };
    const first = (page: Page, pressed: boolean) => page.getByRole('button', { name: /^Helpful/, pressed }).first();
    await onDevice(async ({ page }) => {
      await Promise.all([page.waitForResponse('**/v2/review_votes'), first(page, false).click()]);
      await page.getByRole('button', { name: /^Helpful/, pressed: true }).waitFor();
    });
    await onDevice(async ({ page, open }) => {
      const again = page
        .getByRole('article')
        .filter({ hasText: voted?.title ?? 'no title' })
        .getByRole('button', { name: /^Helpful/, pressed: true });
      await again.waitFor();
      await open(`/reviews/${voted?.id}/`);
      await Promise.all([
        page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().endsWith('/v2/review_votes')),
        first(page, true).click(),
      ]);
      await first(page, false).waitFor();
      expect(await again.count()).toBe(0);
    });
  });

  test.each([
    ['Invalid reCaptcha or deviceId', '**/v3/captcha*', 503],
    ['Unauthorized', '**/v2/review_votes', 401],
    ['Your vote was not kept. Try again in a minute.', '**/v2/review_votes', 500],
  ])('that fails is taken back with the words “%s”', async (words, path, status) => {
    const { page, open, close } = await newVisitor(browser, server);
    await open('/reviews/');
    await page.route(path, (route) =>
      route.fulfill({ status, contentType: 'application/problem+json', json: { httpStatus: status, errorCode: 'x', message: 'no' } }),
    );
    const button = page.getByRole('button', { name: /^Helpful/ }).first();
    const before = await button.innerText();
    await button.click();
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    await eventually(async () => expect(await button.innerText()).toBe(before));
    await eventually(async () => expect(await button.getAttribute('aria-pressed')).toBe('false'));
    await close();
  });
});

describe('one review', () => {
  const idOf = (status: string) => query<{ id: string }>(server.databaseUrl, `SELECT id FROM reviews WHERE status ${status} LIMIT 1`);

  test('has its reply, its facts and its structured data', async () => {
    const [answered] = await query<{ id: string }>(
      server.databaseUrl,
      `SELECT id FROM reviews WHERE status = 'PUBLISHED' AND reply->>'status' = 'PUBLISHED' LIMIT 1`,
    );
    const html = await (await fetch(`${server.origin}/reviews/${answered?.id}/`)).text();
    expect(html).toContain(' answered');
    const [, json] = /<script type="application\/ld\+json">(\{[^<]*"Review"[^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json ?? '{}')).toMatchObject({ '@type': 'Review', itemReviewed: { '@type': 'TravelAgency' } });
  });

  test('is also served under /review/; an unpublished one is not found', async () => {
    const [published] = await idOf(`= 'PUBLISHED'`);
    const other = await fetch(`${server.origin}/review/${published?.id}/`, { redirect: 'manual' });
    expect([other.status, other.headers.get('Location')]).toEqual([301, `/reviews/${published?.id}/`]);
    const hidden = await idOf(`<> 'PUBLISHED'`);
    for (const id of [...hidden.map((row) => row.id), 'nothing', '00000000-0000-4000-8000-000000000000']) {
      expect((await fetch(`${server.origin}/reviews/${id}/`)).status).toBe(404);
    }
    expect((await fetch(`${server.origin}/reviews/?company=nobody`)).status).toBe(404);
  });
});

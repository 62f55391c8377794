import { contract, ONLY_TRAVELERS } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { createApi, PASSWORD } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens, type Visitor } from '../builders/browser.ts';
import { parseLink, waitForEmail } from '../builders/mailbox.ts';
import { startServer } from '../builders/server.ts';
import { buildAnswers, field, fill, continueTo, waitForStep, sendButton, fillToLastStep, fillToContact } from '../builders/tripForm.ts';
import { eventually } from '../builders/eventually.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

type Handler = (route: Route) => Promise<void>;

const apiAddress = '**/v3/trip_requests';

/** Runs the work with a visitor on the empty form. */
async function onForm(
  work: (visitor: Visitor) => Promise<void>,
  address = '/trip-request/',
  prepare?: (page: Page) => Promise<unknown>,
): Promise<void> {
  const visitor = await newVisitor(browser, server, screens.desktop);
  try {
    await prepare?.(visitor.page);
    await visitor.open(address);
    await work(visitor);
  } finally {
    await visitor.close();
  }
}

async function countOf(email: string): Promise<number> {
  const { body } = await api.call(contract.tripRequests.search, { as: 'care', body: { q: email } });
  return body.total;
}

const serverError = JSON.stringify({ errorCode: 'server.error', httpStatus: 500, status: 500, code: 500, message: 'Something went wrong' });
/** Handles the first request; the route stays, because Chromium may drop a request that is sent while interception is switched off. */
async function routeFirst(page: Page, handle: Handler): Promise<void> {
  let requests = 0;
  await page.route(apiAddress, (route) => (requests++ === 0 ? handle(route) : route.continue()));
}

const thankYou = (page: Page) => page.waitForURL(/\/trip-request\/thank-you/);

test('confirmation: who reads the request, three articles about the country, and an email with which a guest opens an account', async () => {
  await onForm(async ({ page }) => {
    const given = buildAnswers();
    await fillToLastStep(page, given);
    await sendButton(page).click();
    await thankYou(page);
    await page
      .getByText(/^TR-[2-9A-Z]{6}$/)
      .first()
      .waitFor();
    for (const name of ['What happens next', 'Change my request', 'Add to My Trips', 'By telephone', 'Who reads it'])
      await page.getByRole('heading', { name, exact: true }).waitFor();
    await page.getByText(/Until [A-Z][a-z]+day at \d{2}:\d{2}, or until a company has been introduced, you can change it/).waitFor();
    await eventually(async () => expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0));
    await page.getByRole('heading', { name: 'Imani Okafor' }).waitFor();
    await page.getByRole('heading', { name: 'To read meanwhile' }).waitFor();
    const articles = await page
      .locator('main a[href^="/articles/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(articles).size).toBe(3);
    for (const href of articles) {
      const { body } = await api.call(contract.articles.read, { params: { id: href?.split('/')[2] ?? '' } });
      expect(body.contentCountry).toBe('KE');
    }
    await page.getByRole('button', { name: 'Mail me a link to choose a password' }).click();
    await page.getByText(`We have written to ${given.email} again.`).waitFor();
    expect(parseLink(await waitForEmail(server, given.email, /Choose a new password/)).path).toBe('/login/reset');
  });
});

describe('exactly one request', () => {
  test('two clicks on Send', async () => {
    await onForm(async ({ page }) => {
      const given = buildAnswers();
      await fillToLastStep(page, given);
      await sendButton(page).dblclick();
      await thankYou(page);
      expect(await countOf(given.email)).toBe(1);
    });
  });

  test('the server fails: contact is shown with all answers, and the second attempt succeeds', async () => {
    await onForm(async ({ page }) => {
      const given = buildAnswers();
      await fillToLastStep(page, given);
      await routeFirst(page, (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body: serverError }));
      await sendButton(page).click();
      await page.waitForURL((url) => url.searchParams.get('step') === 'contact');
      const summary = page.getByRole('group', { name: 'There is a problem' });
      await summary.waitFor();
      expect(await summary.textContent()).toContain('We could not send your request. Your answers are saved.');
      await eventually(async () => expect(await field(page, 'trf-first-name').inputValue()).toBe(given.firstName));
      await eventually(async () => expect(await field(page, 'trf-last-name').inputValue()).toBe(given.lastName));
      await eventually(async () => expect(await field(page, 'trf-email').inputValue()).toBe(given.email));
      await continueTo(page, 'phone');
      await sendButton(page).click();
      await thankYou(page);
      expect(await countOf(given.email)).toBe(1);
    });
  });

  const silences: [string, Handler][] = [
    ['a connection that breaks', (route) => route.abort('connectionreset')],
    ['an answer that is lost after the request arrived', (route) => route.fetch().then(() => route.abort('connectionreset'))],
    ['a gateway that finds nobody', (route) => route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, body: '' })],
    ['a gateway that loses the answer', (route) => route.fetch().then(() => route.fulfill({ status: 502, body: 'Bad gateway' }))],
  ];
  test.each(silences)('%s: retried automatically with the same key', async (_, fail) => {
    await onForm(async ({ page }) => {
      const given = buildAnswers();
      await fillToLastStep(page, given);
      await routeFirst(page, fail);
      await sendButton(page).click();
      await thankYou(page);
      expect(await countOf(given.email)).toBe(1);
    });
  });

  test('without a captcha the request is accepted and flagged for care', async () => {
    await onForm(async ({ page }) => {
      const given = buildAnswers();
      await page.route('**/v3/captcha**', (route) => route.abort());
      await fillToLastStep(page, given);
      await sendButton(page).click();
      await thankYou(page);
      const { body } = await api.call(contract.tripRequests.search, { as: 'care', body: { q: given.email } });
      expect(body.items).toMatchObject([{ riskFlags: ['noCaptcha'], status: 'PENDING' }]);
    });
  });
});

describe('the address', () => {
  test('the URL of a later step leads to the first, and the address bar shows it', async () => {
    for (const step of ['phone', 'thanks', 'budget', 'nonsense', '']) {
      await onForm(async ({ page }) => {
        await page.waitForURL((url) => ['details', null].includes(url.searchParams.get('step')));
        await eventually(async () =>
          expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Where and when would you like to go?'),
        );
      }, `/trip-request/?step=${step}`);
    }
  });

  test('other query parameters are kept between steps, and history does not grow', async () => {
    await onForm(async ({ page }) => {
      const before = await page.evaluate(() => history.length);
      await fillToLastStep(page, buildAnswers());
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await waitForStep(page, 'contact');
      expect(await page.evaluate(() => history.length)).toBe(before);
      expect(new URL(page.url()).searchParams.get('utm_source')).toBe('letter');
    }, '/trip-request/?utm_source=letter');
  });
});

test('a double click on Continue answers nothing on the next step', async () => {
  await onForm(async ({ page }) => {
    await fill.details(page, buildAnswers());
    await continueTo(page, 'style');
    const card = await field(page, 'trf-trip-type-SAFARI').boundingBox();
    await page.mouse.move((card?.x ?? 0) + 5, (card?.y ?? 0) + 5);
    // The second press of a double click, wherever the step puts its answers.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await field(page, 'trf-trip-type-SAFARI').isChecked()).toBe(false);
    await field(page, 'trf-trip-type-SAFARI').click();
    expect(await field(page, 'trf-trip-type-SAFARI').isChecked()).toBe(true);
  });
});

describe('stored answers', () => {
  test('a reload on step two restores it with the answers', async () => {
    await onForm(async ({ page }) => {
      const given = buildAnswers();
      await fill.details(page, given);
      await continueTo(page, 'style');
      await fill.style(page, given);
      await page.waitForFunction((text) => Object.values(localStorage).some((kept) => String(kept).includes(text)), given.description);
      await page.reload();
      await field(page, 'trf-trip-description').waitFor();
      await page.waitForURL((url) => url.searchParams.get('step') === 'style');
      await eventually(async () => expect(await field(page, 'trf-trip-description').inputValue()).toBe(given.description));
      await eventually(async () => expect(await field(page, 'trf-trip-type-SAFARI').isChecked()).toBe(true));
      await continueTo(page, 'budget');
    });
  });

  test('after sending nothing is left on the device', async () => {
    await onForm(async ({ page, open }) => {
      const given = buildAnswers();
      await fillToLastStep(page, given);
      await sendButton(page).click();
      await thankYou(page);
      const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
      await eventually(async () => expect(await kept()).not.toContain(given.description));
      await open('/trip-request/');
      expect(await field(page, 'trf-destination-locations').inputValue()).toBe('');
    });
  });

  test('a request sent while storage is blocked is confirmed', async () => {
    await onForm(async ({ page }) => {
      await fillToLastStep(page, buildAnswers());
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await sendButton(page).click();
      await thankYou(page);
      await eventually(async () => expect(await page.locator('main').textContent()).toContain('Keep the reference'));
    });
  });

  test('a browser that stores nothing shows the reference again after a reload', async () => {
    const block = (page: Page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      });
    await onForm(
      async ({ page }) => {
        await fillToLastStep(page, buildAnswers());
        await sendButton(page).click();
        await thankYou(page);
        const reference = page.locator('main').getByText(/^TR-/);
        const before = await reference.textContent();
        await eventually(() => expect(page.url()).toContain(String(before)));
        await page.reload();
        expect(await reference.textContent()).toBe(before);
      },
      '/trip-request/',
      block,
    );
  });

  test('invalid stored answers do not break the form', async () => {
    const visitor = await newVisitor(browser, server, screens.desktop);
    await visitor.open('/trip-request/');
    await fill.details(visitor.page, buildAnswers());
    await continueTo(visitor.page, 'style');
    await visitor.page.waitForFunction(() => Object.values(localStorage).some((kept) => String(kept).includes('"machineValue":"style"')));
    for (const nonsense of [
      'null',
      '{"value":{"context":null}}',
      '[[[',
      JSON.stringify({ formVersion: 'trf1', schemaVersion: -1, machineValue: 'nowhere', context: {} }),
    ]) {
      await visitor.page.evaluate((text) => Object.keys(localStorage).forEach((key) => localStorage.setItem(key, text)), nonsense);
      await visitor.open('/trip-request/');
      await field(visitor.page, 'trf-destination-locations').waitFor();
    }
    expect(visitor.messages).toEqual([]);
    await visitor.close();
  });
});

describe('missing answers', () => {
  test('Continue on an empty step takes the focus to a summary that leads to each field', async () => {
    await onForm(async ({ page }) => {
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      const summary = page.getByRole('group', { name: 'There is a problem' });
      await summary.waitFor();
      await eventually(async () => expect(await page.title()).toMatch(/^Error: /));
      await eventually(async () => expect(await summary.evaluate((panel) => panel === document.activeElement)).toBe(true));
      const links = await summary.getByRole('link').all();
      expect(links.length).toBeGreaterThanOrEqual(4);
      for (const link of links) {
        await link.click();
        const text = await link.textContent();
        const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
        await eventually(async () => expect({ text, focused: await focused() }).toEqual({ text, focused: expect.stringMatching(/^trf-/) }));
      }
    });
  });

  test('the minimum stay of Kenya is reported with its name', async () => {
    const { body } = await api.call(contract.countrySettings.list, { query: { limit: 300 } });
    const kenya = body.items.find(({ countryCode }) => countryCode === 'KE');
    await onForm(async ({ page }) => {
      await fill.details(page, buildAnswers({ nights: String((kenya?.minNights ?? 5) - 1) }));
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      const problem = page.getByRole('link', { name: `Number of nights must be ${kenya?.minNights} or more for Kenya` });
      await problem.waitFor();
      await eventually(async () => expect(await field(page, 'trf-total-nights').getAttribute('aria-invalid')).toBe('true'));
    });
  });
});

describe('who may send', () => {
  test.each(['agent.acacia@example.com', 'team@example.com'])('%s, signed in, sees a message instead of the form', async (username) => {
    const visitor = await newVisitor(browser, server, screens.desktop);
    const { page } = visitor;
    await page.goto('/login/');
    const answer = await page.request.post('/v3/login', { data: { username, password: PASSWORD }, headers: { Origin: server.origin } });
    expect(answer.status()).toBe(200);
    await visitor.open('/trip-request/');
    await page.getByText(ONLY_TRAVELERS, { exact: true }).waitFor();
    expect(await page.locator('form [id^="trf-"]').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Go to My Trips' }).getAttribute('href')).toMatch(/^\/my-trips\/?$/);
    await visitor.close();
  });

  test('the address of an agent is rejected at once, and another one continues', async () => {
    await onForm(async ({ page }) => {
      const given = buildAnswers({ email: 'agent.acacia@example.com' });
      await fillToContact(page, given);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByText(ONLY_TRAVELERS).waitFor();
      await page.getByRole('button', { name: 'Use another email address' }).click();
      await waitForStep(page, 'contact');
      await field(page, 'trf-email').fill(buildAnswers().email);
      await continueTo(page, 'phone');
      expect(await page.getByText(ONLY_TRAVELERS).count()).toBe(0);
    });
  });
});

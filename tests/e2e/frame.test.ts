import { afterAll, describe, expect, test } from '@jest/globals';
import { contract } from '@farwend/api-contract';
import type { Page } from 'playwright-core';
import { createApi, PASSWORD, people } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { startServer } from '../builders/server.ts';
import { waitFor } from '../builders/waitFor.ts';

const server = await startServer({
  env: { REVIEWS_SCRIPT_URL: 'https://reviews.example/widget.js', CHAT_SCRIPT_URL: 'https://chat.example/chat.js' },
});
const browser = await launchBrowser();
const api = createApi(server);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** A visitor who has answered the consent dialog, unless the test is about it. */
async function newGuest(screen: Parameters<typeof newVisitor>[2] = screens.desktop, answered = true) {
  const guest = await newVisitor(browser, server, screen);
  const keep = () => localStorage.setItem('farwend.consent', JSON.stringify({ value: false, expiresAt: Date.now() + 100_000 }));
  if (answered) await guest.page.addInitScript(keep);
  return guest;
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim().replace(/\s+/g, ' ') ?? '');
/** Arrows move the focus a moment later, and panels take a moment to open and close. */
const isOn = (page: Page, words: string | RegExp) =>
  eventually(async () => expect(await focused(page)).toEqual(typeof words === 'string' ? words : expect.stringMatching(words)));
const panelsAreOpen = (page: Page, count: number) =>
  eventually(async () => expect(await page.locator('header [role="group"][data-state="open"]').count()).toBe(count));

describe('navigation', () => {
  test('works with the keyboard alone: one menu at a time, arrows, Home, End, Escape, Tab, Enter', async () => {
    const { page, open, messages, close } = await newGuest();
    await open('/about-us/');
    await press(page, 'Tab');
    await isOn(page, /Skip/);
    await page.locator('[data-fragment="navigation"][data-island]').waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.querySelector('header [role="group"]') === null);
    for (let stop = 0; stop < 5 && (await focused(page)) !== 'Destinations'; stop += 1) await press(page, 'Tab'); // past announcement and logo
    await isOn(page, 'Destinations');
    await press(page, 'Enter');
    await panelsAreOpen(page, 1);
    await press(page, 'ArrowDown');
    await isOn(page, /^Botswana/);
    await press(page, 'End');
    await isOn(page, 'Travel companies');
    await press(page, 'Home');
    await isOn(page, /^Botswana/);
    await press(page, 'Escape');
    await isOn(page, 'Destinations');
    await panelsAreOpen(page, 0);
    await press(page, 'Enter');
    await panelsAreOpen(page, 1);
    await press(page, 'ArrowRight');
    await isOn(page, 'Ways to travel');
    await press(page, 'Enter');
    await panelsAreOpen(page, 1);
    await press(page, 'End');
    await isOn(page, 'About');
    await press(page, 'Enter');
    await panelsAreOpen(page, 1);
    await press(page, 'ArrowDown');
    await isOn(page, 'About us');
    await press(page, 'Enter');
    await page.waitForURL('**/about-us/');
    await panelsAreOpen(page, 0);
    expect(messages).toEqual([]);
    await close();
  });

  test('the menu of destinations: every country with its guide and its year', async () => {
    const guides = (await api.call(contract.guides.list, { query: { limit: 100, published: 'true', guideType: 'DESTINATION' } })).body
      .items;
    const { page, open, close } = await newGuest();
    await open('/about-us/');
    await page.getByRole('button', { name: 'Destinations' }).hover();
    await page.locator('[data-fragment="navigation"][data-island]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Destinations' }).click();
    const panel = page.getByRole('group', { name: 'Destinations' });
    await panel.waitFor();
    const links = panel.getByRole('list').getByRole('link', { name: / best (?:in|all) / });
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.toSorted()).toEqual(guides.map(({ slug }) => `/guides/${slug}/`).toSorted());
    expect(await panel.getByRole('link', { name: 'Kenya best in January to February, July to September' }).count()).toBe(1);
    expect(await panel.getByRole('list').count()).toBe(5);
    const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date());
    expect(await panel.getByRole('figure').innerText()).toContain(month);
    await close();
  });

  test.each([
    [899, false],
    [900, true],
  ])('at %i pixels the menu lies open: %s', async (width, isOpen) => {
    const { page, open, close } = await newGuest({ viewport: { width, height: 800 } });
    await open('/about-us/');
    expect(await page.locator('header nav').isVisible()).toBe(isOpen);
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(!isOpen);
    await close();
  });

  test('the phone menu locks scrolling and restores the focus', async () => {
    const { page, open, close } = await newGuest(screens.phone);
    await open('/about-us/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    await page.mouse.move(195, 400);
    const isTurned = page.evaluate(
      () => new Promise((tell) => addEventListener('wheel', () => setTimeout(tell, 200), { once: true, capture: true })),
    );
    await page.mouse.wheel(0, 900);
    await isTurned; // scrolling starts a moment after the wheel event
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(async () =>
      expect(
        await page.evaluate(() => [document.activeElement?.textContent?.trim(), document.body.dataset['scrollLocked'] ?? null]),
      ).toEqual(['Menu', null]),
    );
    await close();
  });

  test('header of 68 px, page of at least 900 px; neither header nor footer on sign-in; a slim header on the form', async () => {
    const { page, open, close } = await newGuest();
    await open('/maintenance/');
    const { height: bar = 0 } = (await page.locator('header').boundingBox()) ?? {};
    const { height: main = 0 } = (await page.locator('main').boundingBox()) ?? {};
    expect([bar, main >= 900]).toEqual([68, true]);
    await open('/login/');
    expect(await page.locator('header, footer').count()).toBe(0);
    for (const path of ['/trip-request/', '/trip-request/thank-you/']) {
      await open(path);
      expect([await page.locator('header nav').count(), await page.locator('footer form').count()]).toEqual([0, 0]);
      expect(
        await page
          .locator('footer')
          .getByRole('link', { name: /Facebook/ })
          .isVisible(),
      ).toBe(true);
    }
    await close();
  });

  test('on a phone the footer omits reviews and badges on the home page only', async () => {
    const { page, open, close } = await newGuest(screens.phone);
    const shown = () => page.locator('footer').getByText('out of 5').first().isVisible();
    await open('/');
    expect(await shown()).toBe(false);
    await open('/about-us/');
    expect(await shown()).toBe(true);
    await close();
  });
});

/** Waits until the HTML at a path satisfies the condition; pages of visitors are cached for ten seconds. */
const pageWith = (path: string, holds: (answer: { status: number; html: string; headers: Headers }) => boolean) =>
  waitFor(`${path} as the team set it`, async () => {
    const response = await fetch(server.origin + path);
    const answer = { status: response.status, headers: response.headers, html: await response.text() };
    return holds(answer) ? answer : undefined;
  });

describe('pages show what the team configures', () => {
  test('menus and phone numbers', async () => {
    const call = { text: '+1 800 555 0199', href: 'tel:+18005550199' };
    const phones = { call, contact: { text: '+1 212 555 0117', href: '/contact' } };
    const body = { menus: [{ key: 'isles', label: 'Isles', href: '/guides', sections: [] }], phones };
    expect((await api.call(contract.siteSettings.update, { as: 'publisher', body })).status).toBe(200);
    const { html } = await pageWith('/maintenance/', (answer) => answer.html.includes('+1 800 555 0199'));
    expect(html).toMatch(/<a href="\/guides\/"[^>]*>Isles<\/a>/);
  });

  test('an announcement for countries is above their pages and the form only', async () => {
    const isAbove = async (path: string) => {
      const [, body = ''] = (await (await fetch(server.origin + path)).text()).split('<body');
      return body.includes('Our Africa desk');
    };
    for (const path of ['/guides/kenya/', '/itineraries/mara-and-laikipia/', '/itineraries/?country=TZ', '/trip-request/'])
      expect([path, await isAbove(path)]).toEqual([path, true]);
    for (const path of ['/', '/guides/norway/', '/itineraries/', '/travel-companies/'])
      expect([path, await isAbove(path)]).toEqual([path, false]);
  });

  test('an announcement that stays closed once dismissed, without a layout shift', async () => {
    const body = {
      countryCodes: [],
      message: 'Our planners are at home on 24 December.',
      tone: 'INFO' as const,
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
      linkLabel: null,
      linkHref: null,
    };
    expect((await api.call(contract.tripRequestAnnouncement.update, { as: 'marageti', body })).status).toBe(200);
    await pageWith('/trip-request/', ({ html }) => html.includes(body.message));
    const { page, open, layoutShifts, messages, close } = await newGuest(screens.phone);
    await open('/trip-request/');
    const bar = page.getByRole('complementary', { name: 'Announcement' });
    await bar.waitFor();
    await bar.getByRole('button').click();
    await bar.waitFor({ state: 'hidden' });
    await open('/maintenance/');
    expect([await bar.isVisible(), await layoutShifts()]).toEqual([false, []]);
    expect(messages).toEqual([]);
    await close();
  });

  test('maintenance: 503 with Retry-After for everybody except the team', async () => {
    const maintenance = { on: true, message: 'Back at 14:00 UTC.' };
    await api.call(contract.siteSettings.update, { as: 'admin', body: { maintenance } });
    const { html, headers } = await pageWith('/about-us/', ({ status }) => status === 503);
    expect(html).toContain('Back at 14:00 UTC.');
    expect([headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual(['600', 'private, no-store']);
    await pageWith('/maintenance/', ({ status }) => status === 503);
    expect((await fetch(`${server.origin}/login/`)).status).toBe(200);
    const session = await fetch(`${server.origin}/v3/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: server.origin },
      body: JSON.stringify({ username: people.editor, password: PASSWORD }),
    });
    const cookie = session.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const seen = await fetch(`${server.origin}/about-us/`, { headers: { Cookie: cookie } });
    expect([seen.status, (await seen.text()).includes('only the team sees it')]).toEqual([200, true]);
    await api.call(contract.siteSettings.update, { as: 'admin', body: { maintenance: { on: false, message: '' } } });
    await pageWith('/about-us/', ({ status }) => status === 200);
  });
});

describe('when a navigation fails', () => {
  /** Opens a page that links to the careers, whose loader reads from the API. */
  const toCareers = async () => {
    const guest = await newGuest();
    await guest.open('/maintenance/');
    const reads: number[] = [];
    const answer = async (statuses: (number | 'none')[]) =>
      guest.page.route('**/v2/careers**', async (route) => {
        const status = statuses[Math.min(reads.length, statuses.length - 1)];
        reads.push(reads.length);
        if (status === 200) return route.continue();
        if (status === 'none') return route.abort();
        return route.fulfill({
          status: status ?? 500,
          contentType: 'application/problem+json',
          body: JSON.stringify({ httpStatus: status, errorCode: 'x' }),
        });
      });
    const go = () => guest.page.locator('footer a[href="/careers/"]').first().click();
    return { ...guest, reads, answer, go, heading: guest.page.getByRole('heading', { level: 1 }) };
  };

  test('a busy response is retried at most three times, and then the page is shown', async () => {
    const { page, reads, answer, go, close } = await toCareers();
    await answer([503, 503, 503, 200]);
    await go();
    await page.waitForURL('**/careers/');
    await page.getByRole('heading', { level: 1, name: 'Work at Farwend' }).waitFor();
    expect(reads).toHaveLength(4);
    expect(await page.locator('main').innerText()).not.toContain('Try again');
    await close();
  });

  test.each([
    [404, 1, 'This is where the route leaves the map'],
    [500, 1, 'This sheet was not finished'],
    [503, 4, 'The ferry is full'],
  ])('%i shows its own page after %i reads', async (status, times, words) => {
    const { page, reads, answer, go, close } = await toCareers();
    await answer([status]);
    await go();
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
    expect(reads).toHaveLength(times);
    await close();
  });

  test('once the API has recovered, retrying from the error leads to the requested page', async () => {
    const { page, answer, go, close } = await toCareers();
    await answer([503]);
    await go();
    await page.getByRole('heading', { level: 1, name: 'The ferry is full' }).waitFor();
    await page.unroute('**/v2/careers**');
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Work at Farwend' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/careers/');
    await close();
  });

  test('after a second a status message says that the page is loading', async () => {
    const { page, go, close } = await toCareers();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/v2/careers**', async (route) => {
      await held;
      await route.continue();
    });
    await go();
    await page.getByRole('status').filter({ hasText: 'The page is on its way' }).waitFor();
    letGo();
    await page.waitForURL('**/careers/');
    await page.getByText('The page is on its way').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/careers/');
    await close();
  });

  test('without any response the browser loads the whole page', async () => {
    const { page, answer, go, close } = await toCareers();
    await answer(['none']);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await go();
    await page.waitForFunction(() => location.pathname === '/careers/' && Reflect.get(window, 'isFirst') === undefined);
    await eventually(async () => expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true));
    await close();
  });

  test('without the page’s script the browser loads the requested path, once', async () => {
    const { page, go, close } = await toCareers();
    let refused = 0;
    await page.route(/\/assets\/CareersPage-[^/]*\.js$/, (route) => {
      refused += 1;
      return refused === 1 ? route.abort() : route.continue();
    });
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await go();
    await page.waitForFunction(() => location.pathname === '/careers/' && Reflect.get(window, 'isFirst') === undefined);
    await eventually(async () => expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true));
    await close();
  });
});

describe('third-party scripts', () => {
  const watch = async (answered: boolean) => {
    const guest = await newGuest(screens.desktop, answered);
    const asked: string[] = [];
    await guest.page.route(/^https:\/\/(?:reviews|chat)\.example\//, (route) => {
      asked.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    return { ...guest, asked };
  };

  test('wait for consent, then for the first interaction, and the choice is remembered', async () => {
    const { page, open, asked, messages, layoutShifts, close } = await watch(false);
    await open('/maintenance/');
    const question = page.getByRole('region', { name: /helpers from elsewhere/ });
    await question.waitFor();
    const moved = (await layoutShifts()).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    expect(asked).toEqual([]);
    expect(moved).toBeLessThan(0.001); // late fonts move the telephone numbers of the header by 0.0002
    await question.getByRole('button', { name: 'Allow' }).click();
    await waitFor('both scripts', async () => (asked.length === 2 ? true : undefined));
    expect(asked.toSorted()).toEqual(['chat.example', 'reviews.example']);
    await question.waitFor({ state: 'detached' });
    asked.length = 0;
    await open('/maintenance/');
    await waitFor('the reviews at the start', async () => (asked.includes('reviews.example') ? true : undefined));
    expect(asked).toEqual(['reviews.example']);
    await page.mouse.move(300, 300);
    await waitFor('the chat after a sign', async () => (asked.includes('chat.example') ? true : undefined));
    expect(messages).toEqual([]);
    await close();
  });

  test('none is fetched if consent is refused', async () => {
    const { page, open, waitUntilIdle, asked, close } = await watch(true);
    await open('/maintenance/');
    await page.mouse.move(300, 300);
    await page.locator('[data-fragment="navigation"][data-island]').waitFor({ state: 'attached' }); // the interaction has been handled
    await waitUntilIdle();
    expect([asked, await page.getByRole('region', { name: /helpers/ }).count()]).toEqual([[], 0]);
    await close();
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { Page, Response as Heard } from 'playwright-core';
import { signInAs, launchBrowser, newVisitor, screens } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { everyFifth, isWholeRun } from '../builders/everyFifth.ts';
import { startServer } from '../builders/server.ts';
import { everyPage, pages } from '../builders/pages.data.ts';
import { parseStructuredData } from '../builders/structuredData.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Every page on a phone; on a desktop every fifth, and with `npm test -- --all` all of them, on a tablet too. */
const windows = [
  { name: 'phone', screen: { ...screens.phone, viewport: { width: 360, height: 800 } }, shown: everyPage },
  { name: 'desktop', screen: screens.desktop, shown: everyFifth(everyPage) },
  ...(isWholeRun ? [{ name: 'tablet', screen: { viewport: { width: 768, height: 1024 } }, shown: everyPage }] : []),
];

/** Pictures that would move the page when they arrive: without a size, an aspect ratio or a box of their own. */
const looseImages = (page: Page) =>
  page.evaluate(() => {
    const hasOwnBox = (image: HTMLImageElement) => {
      const box = image.closest('picture')?.parentElement ?? image.parentElement;
      const before = box?.getBoundingClientRect().height;
      image.style.setProperty('display', 'none', 'important');
      const after = box?.getBoundingClientRect().height;
      image.style.removeProperty('display');
      return before === after;
    };
    return [...document.images]
      .filter((image) => !(image.hasAttribute('width') && image.hasAttribute('height')) && getComputedStyle(image).aspectRatio === 'auto')
      .filter((image) => !hasOwnBox(image))
      .map(({ src }) => src);
  });

describe.each(windows)('on a $name', ({ screen, shown }) => {
  // One window for all pages, because returning browsers are the common case.
  const reader = newVisitor(browser, server, screen);
  beforeAll(async () => {
    const { page, open } = await reader;
    await open('/');
    await page.evaluate(() => document.fonts.ready);
  });
  afterAll(async () => (await reader).close());

  test.each(shown)('$path logs nothing to the console for $as and loads without layout shifts', async ({ path, status, as }) => {
    const { page, open, waitUntilIdle, messages, layoutShifts } = await reader;
    const answers: string[] = [];
    const hear = (response: Heard) => {
      if (response.status() >= 400 && new URL(response.url()).pathname !== path) answers.push(`${response.status()} ${response.url()}`);
    };
    page.on('response', hear);
    messages.length = 0;
    await signInAs(page, as);
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(200, 300); // triggers the parts that hydrate on the first interaction
    await page.mouse.wheel(0, 600);
    await waitUntilIdle();
    page.off('response', hear);
    expect(answers).toEqual([]);
    const expected = status >= 400 ? messages.filter((message) => !message.includes(String(status))) : messages;
    expect(expected).toEqual([]);
    expect(await layoutShifts()).toEqual([]);
    expect(await looseImages(page)).toEqual([]);
  });

  test.each([
    ['/', 0.03],
    ['/reviews/', 0.03],
    ['/trip-request/', 0.03],
    ['/news/', 0.1], // short quotations, each of which may break otherwise
  ])('fonts that arrive late move %s by less than %d', async (path, limit) => {
    const { page, layoutShifts, close } = await newVisitor(browser, server, screen);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' }); // the load event waits for the preloaded fonts
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))); // drawn with the fallback
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const shifts = await layoutShifts();
    expect(shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)).toBeLessThan(limit);
    await close();
  });
});

describe('what the server sends', () => {
  test.each(pages)('$path has its status, one canonical URL, one h1, a title and a language', async ({ path, status }) => {
    const response = await fetch(server.origin + path, { redirect: 'manual' });
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/i);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{3,70}<\/title>/);
    expect(html.match(/<link rel="canonical"/g) ?? []).toHaveLength(status === 200 ? 1 : 0);
  });

  test.each(pages.filter(({ status, path }) => status === 200 && path !== '/'))(
    '$path answers with and without the slash',
    async ({ path }) => {
      const bare = await fetch(server.origin + path.replace(/\/$/, ''), { redirect: 'manual' });
      expect(bare.status).toBe(200);
    },
  );

  test.each(pages)('$path has structured data that is valid and complete', async ({ path }) => {
    const { about, faults } = parseStructuredData(await (await fetch(server.origin + path)).text());
    expect(faults).toEqual([]);
    const kind = kindsByPath.find(([pattern]) => pattern.test(path))?.[1];
    expect(about).toEqual(kind ? expect.arrayContaining([kind]) : expect.any(Array));
  });

  test.each(pages)('the policy of $path lists the hashes of its scripts and styles, and nothing else inline', async ({ path }) => {
    const response = await fetch(server.origin + path);
    const html = await response.text();
    const directives = (response.headers.get('Content-Security-Policy') ?? '').split('; ');
    const sourcesOf = (directive: string) =>
      directives
        .find((one) => one.startsWith(`${directive} `))
        ?.split(' ')
        .slice(1);
    const hash = (text: string | undefined) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`;
    const scripts = [...html.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs)];
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
    expect(sourcesOf('script-src')).toEqual(["'strict-dynamic'", ...scripts.map(([, text]) => hash(text))]);
    expect(sourcesOf('style-src-elem')).toEqual(["'self'", ...styles.map(([, text]) => hash(text))]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(html).not.toMatch(/<script[^>]* src=|javascript:/);
  });

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '/login/?returnTo=//evil.example',
    '/login/?returnTo=https:%5c%5cevil.example',
  ])('%s leads nowhere else', async (path) => {
    const response = await fetch(server.origin + path, { redirect: 'manual' });
    expect(response.headers.get('Location') ?? '').not.toContain('evil.example');
    expect(response.status).toBeLessThan(500);
  });
});

/** Types of structured data expected on a page. */
const kindsByPath = [
  [/^\/$/, 'WebSite'],
  [/^\/articles\/./, 'Article'],
  [/^\/guides\/./, 'Article'],
  [/^\/itineraries\/./, 'TouristTrip'],
  [/^\/(?:articles|guides|itineraries|destinations)\/$/, 'CollectionPage'],
  [/^\/travel-company\/./, 'TravelAgency'],
  [/^\/careers\/./, 'JobPosting'],
  [/^\/(?:reviews|travel-companies|careers|news)\/$/, 'BreadcrumbList'],
] as const;

describe('links', () => {
  const led = new Map<string, string>();

  test.each(pages)('on $path have the form that the specification requires', async ({ path }) => {
    const html = await (await fetch(server.origin + path)).text();
    const links = [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => ({
      tag,
      href: (/ href="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&'),
      rel: (/ rel="([^"]*)"/.exec(tag)?.[1] ?? '').split(' '),
      isNewTab: tag.includes('target="_blank"'),
    }));
    const wrong = links.filter(({ href, rel, isNewTab }) => {
      const isOurs = /^\/(?!\/)/.test(href);
      const bare = href.replace(/[?#].*/, '');
      if (isOurs) led.set(bare, path);
      const isFile = /\.(?:html|json|js|map|txt|xml|pdf)$/.test(bare);
      const isBarred = /^\/(?:dynamic|logout|review|reviews|travel-company|trip-request)(?:\/|$)/.test(bare);
      const hasSlash = !isOurs || isFile !== bare.endsWith('/');
      const hasNoFollow = !isOurs || isBarred === rel.includes('nofollow');
      const hasNoOpener = !isNewTab || (rel.includes('noopener') && (isOurs || rel.includes('noreferrer')));
      return href === '' || !hasSlash || !hasNoFollow || !hasNoOpener;
    });
    expect(wrong.map(({ tag }) => tag)).toEqual([]);
  });

  test('all lead to something', async () => {
    const broken: string[] = [];
    for (const [href, from] of led) {
      const { status } = await fetch(server.origin + href, { redirect: 'manual' });
      if (status >= 400) broken.push(`${status} ${href} on ${from}`);
    }
    expect(led.size).toBeGreaterThan(20);
    expect(broken).toEqual([]);
  });
});

describe('without JavaScript', () => {
  const reader = newVisitor(browser, server, { ...screens.phone, javaScriptEnabled: false });
  afterAll(async () => (await reader).close());

  test.each(pages)('$path is readable, and no wider than its window', async ({ path, status }) => {
    const { page } = await reader;
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    expect(await page.locator('h1').first().isVisible()).toBe(true);
    expect((await page.locator('main').innerText()).trim().length).toBeGreaterThan(40);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tooWide = page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect({ width, by: await tooWide }).toEqual({ width, by: 0 });
    }
  });

  test('home is readable, and the links of menu and footer work', async () => {
    const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
    await open('/');
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    const links = page.locator('header a[href], footer a[href]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => !/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
    expect(hrefs.some((href) => href.startsWith('/destinations'))).toBe(true);
    const footerLink = page.locator('footer a[href^="/"]').first();
    await footerLink.click();
    await page.waitForURL((url) => url.pathname !== '/');
    await page.goBack();
    await page.locator('header a[href="/login/"], header a[href="/login"]').first().click();
    await page.waitForURL(/\/login/);
    await close();
  });

  test('the form can be reached and read', async () => {
    const { page, open, close } = await newVisitor(browser, server, { ...screens.phone, javaScriptEnabled: false });
    await open('/');
    await page.locator('main a[href^="/trip-request"]').first().click();
    await page.waitForURL(/\/trip-request/);
    const heading = page.getByRole('heading', { level: 1 });
    await eventually(async () => expect(await heading.innerText()).toBe('Where and when would you like to go?'));
    await page.locator('[id="trf-destination-locations"]').waitFor();
    await close();
  });

  test('signing in works with a form of plain HTML', async () => {
    const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
    await open('/login/');
    await page.locator('input[type="email"], input[name="username"]').first().fill('dana@example.com');
    await page.locator('input[type="password"]').fill('compass-rose-42');
    await page.locator('main button[type="submit"]').first().click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    const { value } = (await page.context().cookies()).find(({ name }) => name === 'sid') ?? { value: '' };
    expect(value).not.toBe('');
    await close();
  });
});

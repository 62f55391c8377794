import { afterAll, describe, expect, test } from '@jest/globals';
import { launchBrowser, newVisitor, screens } from '../builders/browser.ts';
import { startServer } from '../builders/server.ts';
import { pages } from '../builders/pages.data.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(Object.entries(screens))('on a %s', (_, screen) => {
  test.each(pages)(
    '$path says nothing in the console and does not move while it comes',
    async ({ path, status }) => {
      const { page, open, messages, layoutShift, close } = await newVisitor(browser, server, screen);
      const answers: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400 && new URL(response.url()).pathname !== path) answers.push(`${response.status()} ${response.url()}`);
      });
      await open(path);
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.move(200, 300); // wakes the parts that wait for a person
      await page.mouse.wheel(0, 600);
      await page.waitForLoadState('networkidle');
      expect(answers).toEqual([]);
      const expected = status === 404 ? messages.filter((message) => !message.includes('404')) : messages;
      expect(expected).toEqual([]);
      expect(await layoutShift()).toBe(0);
      await close();
    },
    30_000,
  );
});

describe('what the server sends', () => {
  test.each(pages)('$path has its status, one canonical address, one h1, a title, a language', async ({ path, status }) => {
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

  test('two visitors get different nonces, and no script without one', async () => {
    const [first, second] = await Promise.all(['/', '/'].map((path) => fetch(server.origin + path)));
    const nonceOf = (response: Response | undefined) => /'nonce-([^']+)'/.exec(response?.headers.get('Content-Security-Policy') ?? '')?.[1];
    expect(nonceOf(first)).toBeTruthy();
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    const html = (await first?.text()) ?? '';
    const scripts = [...html.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonceOf(first)}"`))).toEqual([]);
    expect(html).not.toContain('javascript:');
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

describe('without JavaScript', () => {
  test('home can be read, and links of menu and footer lead on', async () => {
    const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
    await open('/');
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    const links = page.locator('header a[href], footer a[href]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => !/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
    expect(hrefs.some((href) => href.startsWith('/destinations'))).toBe(true);
    const footerLink = page.locator('footer a[href^="/"]').first();
    await footerLink.click();
    expect(new URL(page.url()).pathname).not.toBe('/');
    await page.goBack();
    await page.locator('header a[href="/login/"], header a[href="/login"]').first().click();
    await page.waitForURL(/\/login/);
    await close();
  }, 30_000);

  test('the way to the form works, and the form is there to be read', async () => {
    const { page, open, close } = await newVisitor(browser, server, { ...screens.phone, javaScriptEnabled: false });
    await open('/');
    await page.locator('main a[href^="/trip-request"]').first().click();
    await page.waitForURL(/\/trip-request/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Where and when would you like to go?');
    expect(await page.locator('[id="trf-destination-locations"]').isVisible()).toBe(true);
    await close();
  }, 30_000);

  test('signing in works with a form of plain HTML', async () => {
    const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
    await open('/login/');
    await page.locator('input[type="email"], input[name="username"]').first().fill('dana@example.com');
    await page.locator('input[type="password"]').fill('compass-rose-42');
    await page.locator('main button[type="submit"]').click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    const { value } = (await page.context().cookies()).find(({ name }) => name === 'sid') ?? { value: '' };
    expect(value).not.toBe('');
    await close();
  }, 30_000);
});

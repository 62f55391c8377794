import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { launchBrowser, type TestBrowser } from '../builders/browser.ts';
import { installExamples, type ServedExample } from '../builders/installedExamples.ts';
import { type Server, startServer } from '../builders/server.ts';

const installed = await installExamples();
if ('missing' in installed) {
  console.warn(`The tests of the examples are skipped: ${installed.missing}.`);
  // oxlint-disable-next-line jest/no-disabled-tests, jest/expect-expect -- reported, so that nobody takes the examples for tested
  test.skip(`the examples: skipped, ${installed.missing}`, () => undefined);
} else {
  describe('the examples, installed from the tarballs outside of the repository', () => {
    let product: Server;
    let browser: TestBrowser;
    let titles: string[];

    beforeAll(async () => {
      [product, browser] = await Promise.all([startServer(), launchBrowser()]);
      const response = await fetch(`${product.origin}/v2/articles?sort=-publishedAt&limit=3`);
      const { items }: { items: { title: string }[] } = await response.json();
      titles = items.map(({ title }) => title);
    });
    afterAll(async () => {
      await browser?.close();
      await product?.stop();
      installed.remove();
    });

    describe('with Vite', () => {
      let served: ServedExample;

      test('types are right, and it builds', async () => {
        expect(await installed.run('vite:build')).not.toMatch(/warn|error/i);
      });

      test('the page shows the articles of the API and checks its form', async () => {
        served = await installed.serve('vite:preview', { FARWEND_API: product.origin });
        const { page, problems } = await openPage(served);
        await readPage(page);
        await checkForm(page);
        expect(problems).toEqual([]);
      });
      afterAll(() => served?.stop());
    });

    describe('with Next', () => {
      let served: ServedExample;

      test('types are right, and it builds without a warning', async () => {
        const output = await installed.run('next:build');
        expect(output).toContain('ƒ /');
        expect(output).not.toMatch(/warn|error|⚠|⨯/i);
      });

      test('only the components of the page reach the browser', () => {
        const chunks = globSync('next/.next/static/chunks/*.js', { cwd: installed.folder });
        const code = chunks.map((path) => readFileSync(join(installed.folder, path), 'utf8')).join('\n');
        expect(code).toContain('Enter an email address');
        expect(code).not.toMatch(/rdp-|country_calling_codes/); // the calendar and the phone library
      });

      test('the HTML has the text, the articles and the styles, so that nothing flashes', async () => {
        served = await installed.serve('next:start', { FARWEND_API: product.origin });
        const html = await (await fetch(served.origin)).text();
        expect(html.indexOf('data-styled')).toBeGreaterThan(0);
        expect(html.indexOf('data-styled')).toBeLessThan(html.indexOf('<main'));
        for (const text of ['Where the road becomes a ferry', 'Budget per person', ...titles]) expect(readText(html)).toContain(text);
      });

      test('it looks the same without JavaScript', async () => {
        const plain = await openPage(served, { javaScriptEnabled: false });
        const scripted = await openPage(served);
        const look = (page: Page) =>
          page.getByRole('button', { name: 'Ask for a route' }).evaluate((button) => getComputedStyle(button).backgroundColor);
        expect(await look(plain.page)).not.toBe('rgba(0, 0, 0, 0)');
        expect(await look(plain.page)).toBe(await look(scripted.page));
      });

      test('the page hydrates, shows the articles and checks its form', async () => {
        const { page, problems } = await openPage(served);
        await readPage(page);
        await checkForm(page);
        expect(problems).toEqual([]);
        expect(served.output()).not.toMatch(/error|warn|⨯/i);
      });
      afterAll(() => served?.stop());
    });

    async function openPage({ origin }: ServedExample, options: { javaScriptEnabled?: boolean } = {}) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(origin);
      return { page, problems };
    }

    async function readPage(page: Page) {
      await page.getByRole('link', { name: titles[0] ?? 'no title' }).waitFor();
      for (const title of titles) expect(await page.getByRole('link', { name: title }).count()).toBe(1);
      await page.getByRole('link', { name: /4\.9 out of 5/ }).waitFor();
    }

    async function checkForm(page: Page) {
      const ask = page.getByRole('button', { name: 'Ask for a route' });
      await page.waitForFunction(isHydrated);
      await ask.click();
      await page.getByRole('alert').getByText('Enter an email address').waitFor();
      await page.getByLabel('Email address').fill('ana@example.com');
      await page.getByLabel('Budget per person').selectOption('5000');
      await ask.click();
      await page.getByText('We write to ana@example.com').waitFor();
    }
  });
}

/** Runs in the page: React marks the elements that it has taken over. */
function isHydrated(): boolean {
  const form = document.querySelector('main form');
  return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
}

/** The text of a page, without React's markers between adjoining texts. */
function readText(html: string): string {
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isAffected, loadIndex, openSibling, storybookPage } from './storybook.ts';
import { storybookUrl } from './storybookUrl.ts';

/** A story rendered on the server; written by scripts/testStories.mjs. */
interface ServedPage {
  id: string;
  page: { mode: string; dir: string; textSize: string };
  html: string;
  styles: string;
  said: string[];
}

/** Functions of the page in stories/ssr. */
interface SsrClient {
  hydrate(page: ServedPage): Promise<string[]>;
  print(page: ServedPage): Promise<string[]>;
}

/** Stories hydrated in parallel: each mostly waits for frames rather than the processor. */
const CONCURRENCY = 4;
const rendered: ServedPage[] = JSON.parse(readFileSync(new URL('../../stories/dist/ssr/pages.json', import.meta.url), 'utf8'));
const affected = new Set((await loadIndex('story')).filter(isAffected).map(({ id }) => id));
const storybook = storybookPage();

/** Runs a check for every affected story on a few parallel pages and collects the problems. */
async function checkStories(
  check: (page: Page, one: ServedPage) => Promise<string[]>,
  prepare?: (page: Page) => Promise<void>,
): Promise<string[]> {
  const queue = rendered.filter(({ id }) => affected.has(id)).values();
  const work = async () => {
    const page = await openSibling(storybook.page);
    const messages: string[] = [];
    page.on('pageerror', (error) => void messages.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      // React preloads images through a head element that this page does not render.
      if (/error|warning/.test(message.type()) && !/preload/.test(text)) messages.push(text.slice(0, 300));
    });
    await prepare?.(page);
    await page.goto(`${storybookUrl}/ssr/client/`);
    await page.waitForFunction(() => 'hydrate' in window);
    const problems: string[] = [];
    for (const story of queue) {
      const found = await check(page, story);
      problems.push(...[...found, ...messages.splice(0)].map((problem) => `${story.id}: ${problem}`));
    }
    await page.close();
    return problems;
  };
  return (await Promise.all(Array.from({ length: CONCURRENCY }, work))).flat();
}

test('every story renders on the server without console messages', () => {
  expect(rendered.length).toBeGreaterThan(500);
  expect(rendered.filter(({ said }) => said.length > 0).map(({ id, said }) => `${id}: ${said.join(' ')}`)).toEqual([]);
});

test('every story hydrates without console messages or layout shifts, and its links are in the server HTML', async () => {
  const problems = await checkStories((page, one) => page.evaluate((story) => (window as unknown as SsrClient).hydrate(story), one));
  expect(problems).toEqual([]);
});

test('every story fits on a printed page', async () => {
  const problems = await checkStories(
    (page, one) => page.evaluate((story) => (window as unknown as SsrClient).print(story), one),
    async (page) => {
      await page.setViewportSize({ width: 680, height: 900 });
      await page.emulateMedia({ media: 'print' });
    },
  );
  expect(problems).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { anotherPage, workshopPage } from './workshop.ts';
import { workshopUrl } from './workshopUrl.ts';

/** What a server made of a story; scripts/testStories.mjs has it written before. */
interface ServedPage {
  id: string;
  page: { mode: string; dir: string; textSize: string };
  html: string;
  styles: string;
  said: string[];
}

/** What the page of stories/ssr offers. */
interface Takers {
  takeOver(page: ServedPage): Promise<string[]>;
  print(page: ServedPage): Promise<string[]>;
}

/** So many stories are looked at at a time: each waits for frames, hardly one for the processor. */
const AT_A_TIME = 4;
const served: ServedPage[] = JSON.parse(readFileSync(new URL('../../stories/dist/ssr/pages.json', import.meta.url), 'utf8'));
const workshop = workshopPage();

/** Hands every story to one of a few pages, and gathers what they tell. */
async function eachStory(
  look: (page: Page, one: ServedPage) => Promise<string[]>,
  prepare?: (page: Page) => Promise<void>,
): Promise<string[]> {
  const waiting = served.values();
  const watch = async () => {
    const page = await anotherPage(workshop.page);
    const words: string[] = [];
    page.on('pageerror', (error) => void words.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      // React preloads pictures in a head that this page does not have.
      if (/error|warning/.test(message.type()) && !/preload/.test(text)) words.push(text.slice(0, 300));
    });
    await prepare?.(page);
    await page.goto(`${workshopUrl}/ssr/client/`);
    await page.waitForFunction(() => 'takeOver' in window);
    const told: string[] = [];
    for (const one of waiting) {
      const found = await look(page, one);
      told.push(...[...found, ...words.splice(0)].map((problem) => `${one.id}: ${problem}`));
    }
    await page.close();
    return told;
  };
  return (await Promise.all(Array.from({ length: AT_A_TIME }, watch))).flat();
}

test('a server renders every story without a word', () => {
  expect(served.length).toBeGreaterThan(500);
  expect(served.filter(({ said }) => said.length > 0).map(({ id, said }) => `${id}: ${said.join(' ')}`)).toEqual([]);
});

test('the browser takes over every story without a word, without a move, and no link waits for its script', async () => {
  const problems = await eachStory((page, one) => page.evaluate((story) => (window as unknown as Takers).takeOver(story), one));
  expect(problems).toEqual([]);
});

test('every story fits on paper', async () => {
  const problems = await eachStory(
    (page, one) => page.evaluate((story) => (window as unknown as Takers).print(story), one),
    async (page) => {
      await page.setViewportSize({ width: 680, height: 900 });
      await page.emulateMedia({ media: 'print' });
    },
  );
  expect(problems).toEqual([]);
});

import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { createApi } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens } from '../builders/browser.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const { body } = await createApi(server).call(contract.itineraries.list, { query: { limit: 100 } });
const paths = body.items.map(({ slug }) => `/itineraries/${slug}/`);
/** Windows whose maps are about 280, 350, 700 and 550 px wide. */
const widths = [320, 390, 768, 1440];

/** Pairs of texts on the map of the page that overlap, and texts that leave the map. */
function findOverlaps(page: Page): Promise<string[]> {
  return page
    .locator('main figure > [dir="ltr"]')
    .first()
    .evaluate((sheet) => {
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      const texts: { text: string; owner: Element | null; rect: DOMRect }[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const text = walker.currentNode.textContent?.trim() ?? '';
        for (const rect of range.getClientRects())
          if (text !== '' && rect.width > 0)
            texts.push({ text, owner: walker.currentNode.parentElement?.closest('[style]') ?? null, rect });
      }
      const edge = sheet.getBoundingClientRect();
      const slack = 1;
      const overlaps = texts.flatMap(({ text, owner, rect }, index) =>
        texts
          .slice(index + 1)
          .filter(
            (other) =>
              other.owner !== owner &&
              rect.left + slack < other.rect.right &&
              other.rect.left + slack < rect.right &&
              rect.top + slack < other.rect.bottom &&
              other.rect.top + slack < rect.bottom,
          )
          .map((other) => `${text} / ${other.text}`),
      );
      const outside = texts.filter(
        ({ rect }) =>
          rect.left < edge.left - slack ||
          rect.right > edge.right + slack ||
          rect.top < edge.top - slack ||
          rect.bottom > edge.bottom + slack,
      );
      return [...overlaps, ...outside.map(({ text }) => `${text} / edge`)];
    });
}

test('no text on the map of an itinerary lies on another or leaves the map, on four widths', async () => {
  const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
  const found: string[] = [];
  for (const path of paths) {
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const overlap of await findOverlaps(page)) found.push(`${path} at ${width}: ${overlap}`);
    }
  }
  expect(found).toEqual([]);
  await close();
});

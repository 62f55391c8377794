import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { launchBrowser, newVisitor, type Visitor } from '../builders/browser.ts';
import { pages } from '../builders/pages.data.ts';
import { startServer } from '../builders/server.ts';
import { answers, fill, goOn } from '../builders/tripForm.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, each with where. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))); // colours on their way are nobody's
  const axe = new AxeBuilder({ page }).withTags(standards);
  // Forced colours are the person's own, and axe reads the page's: it takes -webkit-text-fill-color, which is not forced.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const { violations: found } = await (isForced ? axe.disableRules('color-contrast') : axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/** Pixels the page is wider than its window, and what sticks out. */
async function overflow(page: Page): Promise<{ by: number; what: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const by = scrollWidth - clientWidth;
    const what =
      by > 0
        ? [...document.querySelectorAll('body *')]
            .filter((one) => isOut(one))
            .map((one) => `${one.tagName} ${one.id || one.textContent?.slice(0, 30)}`)
        : [];
    function isOut(element: Element): boolean {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    }
    return { by, what: what.slice(-3) };
  });
}

const looks: [string, { width: number; colorScheme: 'light' | 'dark'; forcedColors?: 'active' }][] = [
  ['320 light', { width: 320, colorScheme: 'light' }],
  ['1280 dark', { width: 1280, colorScheme: 'dark' }],
  ['1280 light', { width: 1280, colorScheme: 'light' }],
  ['320 dark', { width: 320, colorScheme: 'dark' }],
  ['1280 forced colours', { width: 1280, colorScheme: 'light', forcedColors: 'active' }],
];

/** Changes the look of the open page, calls `check` in each, and puts the first look back. */
async function inEveryLook(page: Page, check: (look: string) => Promise<void>): Promise<void> {
  for (const [look, { width, colorScheme, forcedColors = 'none' }] of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    await check(look);
  }
}

async function newReader(): Promise<Visitor> {
  return newVisitor(browser, server, { viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
}

describe('axe finds nothing, and no step of the form is too wide', () => {
  test.each(pages)(
    'on $path, at every width and in every scheme',
    async ({ path }) => {
      const { page, open, close } = await newReader();
      await open(path);
      await inEveryLook(page, async (look) => expect({ look, found: await violations(page) }).toEqual({ look, found: [] }));
      await close();
    },
    60_000,
  );

  test('on any step of the form, with errors and without', async () => {
    const { page, open, close } = await newReader();
    const given = answers();
    const found: string[] = [];
    const check = async (step: string) => {
      await page.setViewportSize({ width: 320, height: 800 });
      found.push(...(await violations(page)).map((one) => `${step}: ${one}`));
      for (const dir of ['rtl', 'ltr']) {
        await page.evaluate((value) => (document.documentElement.dir = value), dir);
        const { by, what } = await overflow(page);
        if (by > 0) found.push(`${step}, ${dir}: ${by} pixels too wide: ${what.join(', ')}`);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      found.push(...(await violations(page)).map((one) => `${step}, wide and dark: ${one}`));
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    };
    const withErrors = async (step: string) => {
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByRole('group', { name: 'There is a problem' }).waitFor();
      await check(`${step} with errors`);
    };
    await open('/trip-request/');
    await check('details');
    await withErrors('details');
    await fill.details(page, given);
    await goOn(page, 'style');
    await check('style');
    await withErrors('style');
    await fill.style(page, given);
    await goOn(page, 'budget');
    await check('budget');
    await withErrors('budget');
    await fill.budget(page, given);
    await goOn(page, 'contact');
    await check('contact');
    await withErrors('contact');
    await fill.contact(page, given);
    await goOn(page, 'phone');
    await check('phone');
    expect(found).toEqual([]);
    await close();
  }, 120_000);
});

describe('nothing scrolls sideways', () => {
  test.each(pages)(
    'on $path: at 320 pixels, with text twice as large, from right to left',
    async ({ path }) => {
      const { page, open, close } = await newReader();
      await open(path);
      expect(await overflow(page)).toEqual({ by: 0, what: [] });

      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      expect({ rtl: await overflow(page) }).toEqual({ rtl: { by: 0, what: [] } });
      await page.setViewportSize({ width: 1280, height: 800 });
      expect({ wideRtl: await overflow(page) }).toEqual({ wideRtl: { by: 0, what: [] } });

      await page.evaluate(() => {
        document.documentElement.dir = 'ltr';
        document.documentElement.style.fontSize = '200%';
      });
      expect({ largeText: await overflow(page) }).toEqual({ largeText: { by: 0, what: [] } });
      await page.setViewportSize({ width: 640, height: 800 });
      expect({ largeTextNarrow: await overflow(page) }).toEqual({ largeTextNarrow: { by: 0, what: [] } });
      await close();
    },
    30_000,
  );
});

describe('targets', () => {
  test.each(pages)(
    'on $path every button and field is 44 pixels high or wide enough to hit',
    async ({ path }) => {
      const { page, open, close } = await newReader();
      await open(path);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, input:not([type="hidden"]), select, textarea')].flatMap((control) => {
          const around = control.closest('label') ?? control;
          const { width, height } = around.getBoundingClientRect();
          const isHidden = width <= 1 || height <= 1 || getComputedStyle(control).visibility === 'hidden';
          const inText = getComputedStyle(control).display === 'inline';
          return isHidden || inText || (width >= 24 && height >= 44) || (width >= 44 && height >= 24)
            ? []
            : [`${control.tagName} ${control.id || control.textContent} ${width}x${height}`];
        }),
      );
      expect(small).toEqual([]);
      await close();
    },
    30_000,
  );
});

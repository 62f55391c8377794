import { afterAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findAxeViolations } from '../builders/axe.ts';
import { signInAs, launchBrowser, newVisitor, type Visitor } from '../builders/browser.ts';
import { isWholeRun } from '../builders/everyFifth.ts';
import { everyPage, pages } from '../builders/pages.data.ts';
import { startServer } from '../builders/server.ts';
import { buildAnswers, fill, continueTo, sendButton } from '../builders/tripForm.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Pixels by which the page is wider than its window, and the elements that overflow. */
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

/** Texts in columns so narrow that a line holds at most one word. */
async function squeezedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const words = text.textContent?.trim() ?? '';
      if (words.length < 40 || !text.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height } = range.getBoundingClientRect();
      const letter = Number.parseFloat(getComputedStyle(text.parentElement).fontSize);
      if (width > 1 && width < letter * 4 && height > letter * 6) found.push(words.slice(0, 40));
    }
    return found;
  });
}

/** Widths of windows, with the colour scheme of each; more with `npm test -- --all`. */
const looks: readonly { width: number; colorScheme: 'light' | 'dark' }[] = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  ...(isWholeRun
    ? ([
        { width: 768, colorScheme: 'dark' },
        { width: 1280, colorScheme: 'light' },
        { width: 1920, colorScheme: 'dark' },
      ] as const)
    : []),
];

async function newReader(): Promise<Visitor> {
  return newVisitor(browser, server, { viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
}

/** Buttons and fields that are too small as targets. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input:not([type="hidden"]), select, textarea')].flatMap((control) => {
      const around = control.closest('label') ?? control;
      const { width, height } = around.getBoundingClientRect();
      const isHidden =
        width <= 1 || height <= 1 || getComputedStyle(control).visibility === 'hidden' || control.closest('[aria-hidden="true"]') !== null;
      const inText = getComputedStyle(control).display === 'inline';
      return isHidden || inText || (width >= 24 && height >= 44) || (width >= 44 && height >= 24)
        ? []
        : [`${control.tagName} ${control.id || control.textContent} ${width}x${height}`];
    }),
  );
}

/** Changes the writing direction of the root element; undone before the next check. */
const dress = (page: Page, dir: 'ltr' | 'rtl', fontSize: '' | '200%') =>
  page.evaluate(
    (look) => {
      document.documentElement.dir = look.dir;
      document.documentElement.style.fontSize = look.fontSize;
    },
    { dir, fontSize },
  );

describe('every page is accessible', () => {
  // One browser window for all pages, which are changed instead of reloaded, because this loop takes most of the time of a test run.
  const reader = newReader();
  afterAll(async () => (await reader).close());

  test.each(everyPage)(
    '$path as $as: axe finds nothing and nothing scrolls sideways, at several widths, from right to left, with large text; targets can be hit',
    async ({ path, as }) => {
      const { page, open } = await reader;
      await signInAs(page, as);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(path);
      const found: string[] = [];
      const look = (what: string, problems: readonly string[]) => found.push(...problems.map((problem) => `${what}: ${problem}`));
      const isWide = async (what: string) => {
        const { by, what: parts } = await overflow(page);
        if (by > 0) found.push(`${what}: ${by} pixels too wide: ${parts.join(', ')}`);
      };
      look('targets', await smallTargets(page));
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const isFirst = width === 360 || path === pages[0]?.path; // navigation and footer are the same everywhere
        look(`axe at ${width}, ${colorScheme}`, await findAxeViolations(page, isFirst));
        await isWide(String(width));
        look(`squeezed at ${width}`, await squeezedTexts(page));
      }
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await dress(page, 'rtl', '');
        await isWide(`${width} from right to left`);
        await dress(page, 'ltr', '');
        await isWide(String(width));
      }
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: 800 });
        await dress(page, 'ltr', '200%');
        await isWide(`${width} with text twice as large`);
      }
      await dress(page, 'ltr', '');
      expect(found).toEqual([]);
    },
  );
});

describe('the form', () => {
  test('every step of the form, with and without errors, and after sending', async () => {
    const { page, open, close } = await newReader();
    const given = buildAnswers();
    const found: string[] = [];
    const check = async (step: string) => {
      await page.setViewportSize({ width: 320, height: 800 });
      found.push(...(await findAxeViolations(page)).map((one) => `${step}: ${one}`));
      for (const dir of ['rtl', 'ltr']) {
        await page.evaluate((value) => (document.documentElement.dir = value), dir);
        const { by, what } = await overflow(page);
        if (by > 0) found.push(`${step}, ${dir}: ${by} pixels too wide: ${what.join(', ')}`);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      found.push(...(await findAxeViolations(page)).map((one) => `${step}, wide and dark: ${one}`));
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
    await continueTo(page, 'style');
    await check('style');
    await withErrors('style');
    await fill.style(page, given);
    await continueTo(page, 'budget');
    await check('budget');
    await withErrors('budget');
    await fill.budget(page, given);
    await continueTo(page, 'contact');
    await check('contact');
    await withErrors('contact');
    await fill.contact(page, given);
    await continueTo(page, 'phone');
    await check('phone');
    await sendButton(page).click();
    await page.getByRole('heading', { name: 'To read meanwhile' }).waitFor();
    await check('thank you');
    expect(found).toEqual([]);
    await close();
  });
});

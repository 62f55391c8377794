import { afterAll, beforeAll } from '@jest/globals';
import { type Browser, chromium, type Page } from 'playwright-core';
import { launchOptions } from '../chromium.mjs';

/** The address of the built workshop, as scripts/testStories.mjs serves it. */
export const workshopUrl = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006';

/** A page of the workshop in a desktop window, opened before the tests of a file and closed after them. */
export function workshopPage(): { page: Page } {
  let browser: Browser | undefined;
  let opened: Page | undefined;
  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions());
    opened = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
    opened.setDefaultTimeout(10_000);
  });
  afterAll(() => browser?.close());
  return {
    get page() {
      if (!opened) throw new Error('The workshop is not open yet.');
      return opened;
    },
  };
}

/** Opens a story, and waits until its play function is over. */
export async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`${workshopUrl}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  await page.waitForFunction(() => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    return (channel as { last(event: string): unknown } | undefined)?.last('storyFinished');
  });
}

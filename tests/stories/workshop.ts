import { afterAll, beforeAll } from '@jest/globals';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { LONGEST_WAIT_MS } from '../builders/patience.ts';
import { launchOptions } from '../chromium.mjs';
import { workshopUrl } from './workshopUrl.ts';

/** A story or a docs page, as the workshop lists it. */
export interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

const reader = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'UTC',
} satisfies BrowserContextOptions;

/** All stories, or all docs pages. */
export async function indexOf(type: Entry['type']): Promise<Entry[]> {
  const { entries }: { entries: Record<string, Entry> } = await fetch(`${workshopUrl}/index.json`).then((answer) => answer.json());
  return Object.values(entries).filter((entry) => entry.type === type);
}

/** A page of the workshop in a desktop window, opened before the tests of a file and closed after them. */
export function workshopPage(): { page: Page } {
  let browser: Browser | undefined;
  let opened: Page | undefined;
  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions());
    opened = await newPage(browser);
  });
  afterAll(() => browser?.close());
  return {
    get page() {
      if (!opened) throw new Error('The workshop is not open yet.');
      return opened;
    },
  };
}

/** One more page in the browser of a page; its visitor shares nothing with the others. */
export async function anotherPage(beside: Page): Promise<Page> {
  return newPage(browserOf(beside));
}

/** The browser of a page. */
export function browserOf(page: Page): Browser {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  return browser;
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage(reader);
  page.setDefaultTimeout(LONGEST_WAIT_MS);
  return page;
}

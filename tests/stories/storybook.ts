import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { MAX_WAIT_MS } from '../builders/timeouts.ts';
import { launchOptions } from '../chromium.mjs';
import { storybookUrl } from './storybookUrl.ts';

/** A story or docs page in Storybook's index. */
export interface IndexEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  /** Path of its file, relative to `stories/`. */
  importPath: string;
}

const contextOptions = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'UTC',
} satisfies BrowserContextOptions;

/** Story files that passed before and depend on nothing that has changed since; scripts/testStories.mjs determines them. */
const verifiedFiles: ReadonlySet<string> = new Set(JSON.parse(process.env['VERIFIED_STORY_FILES'] ?? '[]'));

/** All stories, or all docs pages. */
export async function loadIndex(type: IndexEntry['type']): Promise<IndexEntry[]> {
  const { entries }: { entries: Record<string, IndexEntry> } = await fetch(`${storybookUrl}/index.json`).then((response) =>
    response.json(),
  );
  return Object.values(entries).filter((entry) => entry.type === type);
}

/** Whether a story has to be tested, because something it depends on has changed since it last passed. */
export function isAffected({ importPath }: Pick<IndexEntry, 'importPath'>): boolean {
  return !verifiedFiles.has(join('stories', importPath));
}

/** A page for Storybook in a desktop window, opened before the tests of a file and closed after them. */
export function storybookPage(): { page: Page } {
  let browser: Browser | undefined;
  let opened: Page | undefined;
  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions());
    opened = await openPage(browser);
  });
  afterAll(() => browser?.close());
  return {
    get page() {
      if (!opened) throw new Error('The browser is not open yet.');
      return opened;
    },
  };
}

/** Opens another page in the browser of a page, in a context of its own. */
export async function openSibling(page: Page): Promise<Page> {
  return openPage(browserOf(page));
}

/** The browser of a page. */
export function browserOf(page: Page): Browser {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  return browser;
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage(contextOptions);
  page.setDefaultTimeout(MAX_WAIT_MS);
  return page;
}

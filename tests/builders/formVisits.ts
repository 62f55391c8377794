import { expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { newVisitor, screens, type Visitor } from './browser.ts';
import { eventually } from './eventually.ts';
import type { Server } from './server.ts';

/** How somebody comes to the form. */
export interface Coming {
  /** The form's address unless said. */
  address?: string;
  /** A desktop unless said. */
  screen?: BrowserContextOptions;
  /** Done before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Makes visits of the form: each runs with a visitor of its own, who goes away at the end. */
export function formVisits(browser: Browser, server: Pick<Server, 'origin'>) {
  return async (
    work: (visitor: Visitor) => Promise<void>,
    { address = '/trip-request/', screen = screens.desktop, prepare }: Coming = {},
  ) => {
    const visitor = await newVisitor(browser, server, screen);
    try {
      await prepare?.(visitor.page);
      await visitor.open(address);
      await work(visitor);
    } finally {
      await visitor.close();
    }
  };
}

/** Presses the button with exactly these words. */
export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

/** Presses Continue, which refuses this: the lines of the summary, which are the messages of the fields in their order. */
export async function isRefused(page: Page, problems: readonly unknown[]): Promise<void> {
  await press(page, 'Continue');
  await showsProblems(page, problems);
}

/** Until the summary has these lines; the fields must say the same. */
export function showsProblems(page: Page, problems: readonly unknown[]): Promise<void> {
  return eventually(async () => expect(await shownProblems(page)).toEqual(problems));
}

/** The lines of the summary; throws when the fields say anything else. */
async function shownProblems(page: Page): Promise<string[]> {
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await summary.waitFor();
  const lines = (await summary.getByRole('link').allTextContents()).map((text) => text.trim());
  const below = await page
    .locator('form [id$="-error"]')
    .evaluateAll((all) => all.map((one) => (one.textContent ?? '').replace(/^Error:\s*/, '').trim()).filter(Boolean));
  if (JSON.stringify(lines) !== JSON.stringify(below))
    throw new Error(`The summary says ${lines.join(' | ')}, the fields ${below.join(' | ')}`);
  return lines;
}

/** Until the browser keeps an answer with these words. */
export async function isKept(page: Page, words: string): Promise<void> {
  await page.waitForFunction((text) => (localStorage.getItem('farwend.tripRequest') ?? '').includes(text), words);
}

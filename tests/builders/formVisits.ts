import { afterAll, expect } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { createApi } from './api.ts';
import { launchBrowser, newVisitor, screens, type TestBrowser, type Visitor } from './browser.ts';
import { eventually } from './eventually.ts';
import { startServer, type Server } from './server.ts';

/** Options of a visit to the form. */
export interface VisitOptions {
  /** Default: the path of the form. */
  address?: string;
  /** Default: desktop. */
  screen?: BrowserContextOptions;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Returns a function that runs its work with a new visitor on the form and closes the visit afterwards. */
export function createFormVisits(browser: TestBrowser, server: Pick<Server, 'origin'>) {
  return async (
    work: (visitor: Visitor) => Promise<void>,
    { address = '/trip-request/', screen = screens.desktop, prepare }: VisitOptions = {},
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

/** The product and a browser for visits to the form, until the end of the test file. */
export async function startFormVisits() {
  const server = await startServer();
  const browser = await launchBrowser();
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return { server, api: createApi(server), browser, onForm: createFormVisits(browser, server) };
}

/** Presses the button with exactly this name. */
export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

/** Presses Continue and expects these errors in the summary and at the fields, in order. */
export async function expectContinueRefused(page: Page, problems: readonly unknown[]): Promise<void> {
  await press(page, 'Continue');
  await expectProblems(page, problems);
}

/** Waits until the summary lists these errors; the fields must show the same. */
export function expectProblems(page: Page, problems: readonly unknown[]): Promise<void> {
  return eventually(async () => expect(await readProblems(page)).toEqual(problems));
}

/** The errors in the summary; throws if those at the fields differ. */
async function readProblems(page: Page): Promise<string[]> {
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

/** Waits until the browser has stored an answer with this text. */
export async function waitUntilStored(page: Page, words: string): Promise<void> {
  await page.waitForFunction((text) => (localStorage.getItem('farwend.tripRequest') ?? '').includes(text), words);
}

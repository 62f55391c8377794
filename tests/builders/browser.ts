import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { PASSWORD } from './api.ts';
import { LONGEST_WAIT_MS } from './patience.ts';
import { waitFor } from './waitFor.ts';
import { launchOptions } from '../chromium.mjs';
import type { Server } from './server.ts';

/** The screens the form is made for first. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

const QUIET_MS = 500;

/** One browser for a test file; close it at the end. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** A person with a browser of their own: empty cookies and storage. */
export interface Visitor {
  page: Page;
  /** Everything the console said and every error of the page, with its address. */
  messages: string[];
  /** Opens an address of the server and waits until the page is interactive. */
  open(path: string): Promise<void>;
  /** Waits until the page has asked for nothing for half a second; unlike the load state of Playwright, which a page reaches once, also after a press. */
  quiet(): Promise<void>;
  /** Sum of all layout shifts of the page since it was opened. */
  layoutShift(): Promise<number>;
  close(): Promise<void>;
}

/** Signs a person in, by the calls; `a visitor` stays one. */
export async function appearAs(page: Page, person: string): Promise<void> {
  if (person === 'a visitor') return;
  await page.context().clearCookies();
  const answer = await page.request.post('/v3/login', { data: { username: person, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`${person} cannot sign in: ${answer.status()}`);
}

/** A new visitor on the given screen. */
export async function newVisitor(
  browser: Browser,
  server: Pick<Server, 'origin'>,
  options: BrowserContextOptions = screens.desktop,
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-US', timezoneId: 'America/New_York', ...options });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // The specification's answer for an address nobody has is 404, and a browser tells of every 404.
    if (/\/v3\/travelers\/[^/]+\/status$/.test(url) && message.text().includes('404')) return;
    messages.push(`${new URL(page.url()).pathname}: ${message.type()} ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => messages.push(`${new URL(page.url()).pathname}: uncaught ${error.message}`));
  const underWay = new Set<Request>();
  let changedAt = Date.now();
  const end = (request: Request) => {
    underWay.delete(request);
    changedAt = Date.now();
  };
  page.on('request', (request) => {
    underWay.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', end).on('requestfailed', end);
  await page.addInitScript(observeShifts);
  return {
    page,
    messages,
    async open(path) {
      underWay.clear(); // what the last page sent while it was left may never be told as ended
      await page.goto(path);
      if (options.javaScriptEnabled !== false) await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
    },
    async quiet() {
      await waitFor('a quiet page', async () => (underWay.size === 0 && Date.now() - changedAt > QUIET_MS) || undefined);
    },
    layoutShift: () => page.evaluate(() => window.layoutShifts ?? 0),
    close: () => context.close(),
  };
}

declare global {
  interface Window {
    layoutShifts?: number;
  }
}

/** Runs in the page before anything else: adds up what moved without a person's doing. */
function observeShifts(): void {
  window.layoutShifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput)) {
        window.layoutShifts = (window.layoutShifts ?? 0) + entry.value;
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { PASSWORD } from './api.ts';
import { MAX_WAIT_MS } from './timeouts.ts';
import { waitFor } from './waitFor.ts';
import type { Server } from './server.ts';

/** The screens the form is made for first. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

const QUIET_MS = 500;

declare global {
  /** Set by tests/workerEnvironment.mjs. */
  var sharedBrowser: (() => Promise<Browser>) | undefined;
}

/** A browser that opens contexts, each with its own cookies and storage. */
export type TestBrowser = Pick<Browser, 'newContext' | 'close'>;

/** The browser of a test file, to be closed at the end: in Jest the shared browser of the worker, elsewhere a new one. */
export async function launchBrowser(): Promise<TestBrowser> {
  const browser = await globalThis.sharedBrowser?.();
  if (!browser) {
    const [{ chromium }, { launchOptions }] = await Promise.all([import('playwright-core'), import('../chromium.mjs')]);
    return chromium.launch(await launchOptions());
  }
  return {
    newContext: (options) => browser.newContext(options),
    close: async () => void (await Promise.all(browser.contexts().map((context) => context.close()))),
  };
}

/** A person with a browser of their own: empty cookies and storage. */
export interface Visitor {
  page: Page;
  /** Every console message and page error, with its URL. */
  messages: string[];
  /** Opens a path of the server and waits until the page is interactive. */
  open(path: string): Promise<void>;
  /** Waits until the page has sent no request for half a second; unlike Playwright's load states, it also works after a click. */
  waitUntilIdle(): Promise<void>;
  /** Every layout shift since the page was opened: its score, when it happened, and which elements moved. */
  layoutShifts(): Promise<string[]>;
  /** Waits for the fonts and forgets the layout shifts so far; how far fonts may move a page is tested by `fonts that arrive late`. */
  settleFonts(): Promise<void>;
  close(): Promise<void>;
}

/** Signs a person in through the API; `a visitor` stays signed out. */
export async function signInAs(page: Page, person: string): Promise<void> {
  if (person === 'a visitor') return;
  await page.context().clearCookies();
  const answer = await page.request.post('/v3/login', { data: { username: person, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`${person} cannot sign in: ${answer.status()}`);
}

/** A new visitor on the given screen. */
export async function newVisitor(
  browser: TestBrowser,
  server: Pick<Server, 'origin'>,
  options: BrowserContextOptions = screens.desktop,
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-US', timezoneId: 'America/New_York', ...options });
  context.setDefaultTimeout(MAX_WAIT_MS);
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // The specification returns 404 for an unknown email address, and browsers log every 404.
    if (/\/v3\/travelers\/[^/]+\/status$/.test(url) && message.text().includes('404')) return;
    messages.push(`${new URL(page.url()).pathname}: ${message.type()} ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => messages.push(`${new URL(page.url()).pathname}: uncaught ${error.message}`));
  const pending = new Set<Request>();
  let changedAt = Date.now();
  const end = (request: Request) => {
    pending.delete(request);
    changedAt = Date.now();
  };
  page.on('request', (request) => {
    pending.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', end).on('requestfailed', end);
  await page.addInitScript(observeLayoutShifts);
  return {
    page,
    messages,
    async open(path) {
      pending.clear(); // requests that the previous page sent while unloading may never be reported as finished
      await page.goto(path);
      if (options.javaScriptEnabled !== false) await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
    },
    async waitUntilIdle() {
      await waitFor('a quiet page', async () => (pending.size === 0 && Date.now() - changedAt > QUIET_MS) || undefined);
    },
    layoutShifts: () => page.evaluate(() => window.layoutShifts ?? []),
    settleFonts: () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))); // drawn, and its shifts noted
        window.layoutShifts?.splice(0);
      }),
    close: () => context.close(),
  };
}

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

/** Runs in the page before anything else: notes layout shifts without recent input. */
function observeLayoutShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
  const shifts: string[] = [];
  window.layoutShifts = shifts;
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries().filter(isLayoutShift)) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 40);
        return `${what}: ${place(previousRect)} to ${place(currentRect)}`;
      });
      shifts.push(`${value} after ${Math.round(startTime)} ms, ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

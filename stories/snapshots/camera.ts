import type { Browser, CDPSession, Page } from 'playwright-core';
import { annotated, openFrame, showStory } from '../frame.ts';
import type { SnapshotMode } from './modes.ts';

/** A page on which stories are shown to be pictured. */
export interface Camera {
  page: Page;
  devtools: CDPSession;
  close(): Promise<void>;
}

const spacing =
  'html { font-size: 200% !important } #storybook-root * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** Opens the frame of a workshop on a day that never ends, for a visitor for whom nothing moves. */
export async function openCamera(browser: Browser, url: string): Promise<Camera> {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
  await page.addInitScript(holdDay); // not Playwright's clock, whose frames are not those of the browser
  await openFrame(page, url);
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
  return { page, devtools: await page.context().newCDPSession(page), close: () => page.close() };
}

/** Shows a story from its beginning, in the window it asks for. */
export async function show({ page }: Camera, id: string): Promise<void> {
  const { window: asked } = await annotated(page, id);
  await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
  await page.evaluate(() => document.getElementById('snapshot-rules')?.remove());
  await page.setViewportSize(asked);
  const problems = await showStory(page, id);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Turns the shown story to a mode, without drawing it anew. */
export async function turn({ page }: Camera, { turned }: SnapshotMode): Promise<void> {
  if (!turned) return;
  const { width, mode = 'light', dir = 'ltr', media, spaced } = turned;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ media: 'screen', forcedColors: 'none', ...media });
  await page.evaluate(
    (asked) => {
      const root = document.documentElement;
      root.dataset['mode'] = asked.mode;
      root.dir = asked.dir;
      document.getElementById('snapshot-rules')?.remove();
      const style = document.head.appendChild(document.createElement('style'));
      style.id = 'snapshot-rules';
      style.textContent = asked.rules;
    },
    { mode, dir, rules: spaced ? spacing : '' },
  );
}

/** Pictures the whole page once it stands still, `scale` times its size. */
export async function picture({ page, devtools }: Pick<Camera, 'page' | 'devtools'>, scale: number): Promise<Buffer> {
  await page.evaluate(stand);
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { ...cssContentSize, x: 0, y: 0, scale },
  });
  return Buffer.from(data, 'base64');
}

/** In the page: what asks for the time hears always the same. */
function holdDay(): void {
  const now = Date.parse('2026-11-21T10:00:00Z');
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, asked) => Reflect.construct(date, given.length === 0 ? [now] : given, asked),
    get: (date, name) => (name === 'now' ? () => now : Reflect.get(date, name)),
  });
}

/** In the page: resolves once fonts and pictures are there, far down too, and nothing is between two states; what never comes is not waited for. */
async function stand(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // one file for each picture: which of its widths a browser takes depends on what it happens to have already
  for (const one of document.querySelectorAll('picture > source[srcset], img[srcset]')) one.removeAttribute('srcset');
  for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
  await frame();
  await frame();
  await document.fonts.ready;
  for (let frames = 0; frames < 600 && [...document.images].some(({ complete }) => !complete); frames += 1) await frame();
  const come = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0);
  await Promise.all(come.map((image) => image.decode().catch(() => undefined)));
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  await frame();
}

import type { Browser, CDPSession, Page } from 'playwright-core';
import { openFrame, readAnnotations, showStory } from '../frame.ts';
import type { SnapshotMode } from './modes.ts';

/** A page for taking snapshots of stories. */
export interface Camera {
  page: Page;
  devtools: CDPSession;
  /** Continues in a new page, which has shown no story yet. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

const spacing =
  'html { font-size: 200% !important } #storybook-root * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** Opens Storybook's preview frame with a fixed date, reduced motion and, if given, further CSS rules. */
export async function openCamera(browser: Browser, url: string, rules = ''): Promise<Camera> {
  const camera: Camera = {
    ...(await openPage(browser, url, rules)),
    async renew() {
      await camera.page.close();
      Object.assign(camera, await openPage(browser, url, rules));
    },
    close: () => camera.page.close(),
  };
  return camera;
}

async function openPage(browser: Browser, url: string, rules: string): Promise<Pick<Camera, 'page' | 'devtools'>> {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
  await page.addInitScript(freezeDate); // Playwright's clock would also replace animation frames
  await openFrame(page, url);
  // Frames show other stories, which have snapshots of their own. Forced colours draw the caret in any case, so it must not blink.
  const still = '* { caret-color: transparent !important; caret-animation: manual !important } iframe { visibility: hidden !important }';
  await page.addStyleTag({ content: `${still} ${rules}` });
  return { page, devtools: await page.context().newCDPSession(page) };
}

/** Mounts a story in the viewport it requests. */
export async function show({ page }: Camera, id: string): Promise<void> {
  const { viewport } = await readAnnotations(page, id);
  await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
  await page.evaluate(() => document.getElementById('snapshot-rules')?.remove());
  await page.setViewportSize(viewport);
  const problems = await showStory(page, id);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Switches the shown story to a mode without remounting it. */
export async function applyMode({ page }: Camera, { settings }: SnapshotMode): Promise<void> {
  if (!settings) return;
  const { width, mode = 'light', dir = 'ltr', media, spaced } = settings;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ media: 'screen', forcedColors: 'none', ...media });
  await page.evaluate(
    (requested) => {
      const root = document.documentElement;
      root.dataset['mode'] = requested.mode;
      root.dir = requested.dir;
      document.getElementById('snapshot-rules')?.remove();
      const style = document.head.appendChild(document.createElement('style'));
      style.id = 'snapshot-rules';
      style.textContent = requested.rules;
    },
    { mode, dir, rules: spaced ? spacing : '' },
  );
}

/** Takes a full-page screenshot, scaled by `scale`, once the page has settled. */
export async function takeSnapshot({ page, devtools }: Pick<Camera, 'page' | 'devtools'>, scale: number): Promise<Buffer> {
  await page.evaluate(settle);
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { ...cssContentSize, x: 0, y: 0, scale },
  });
  return Buffer.from(data, 'base64');
}

/** Runs in the page: fixes the current date. */
function freezeDate(): void {
  const now = Date.parse('2026-11-21T10:00:00Z');
  globalThis.Date = new Proxy(Date, {
    construct: (date, args, newTarget) => Reflect.construct(date, args.length === 0 ? [now] : args, newTarget),
    get: (date, name) => (name === 'now' ? () => now : Reflect.get(date, name)),
  });
}

/** Runs in the page: resolves once fonts and images, including lazy ones, are loaded or have failed, and all transitions are complete. */
async function settle(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // one file per image: which candidate of a srcset the browser chooses depends on what it has cached
  for (const one of document.querySelectorAll('picture > source[srcset], img[srcset]')) one.removeAttribute('srcset');
  for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
  await nextFrame();
  await nextFrame();
  await document.fonts.ready;
  for (let frames = 0; frames < 600 && [...document.images].some(({ complete }) => !complete); frames += 1) await nextFrame();
  const loaded = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0);
  await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');
  // finishing one may start another, such as the transition of a control that gets the focus back
  for (let rounds = 0; rounds < 10 && running().length > 0; rounds += 1) {
    for (const animation of running()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    await nextFrame();
  }
  await nextFrame();
}

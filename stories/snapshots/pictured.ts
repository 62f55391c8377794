import type { Page } from 'playwright-core';
import type { SnapshotMode } from './modes.ts';

/** The part of Storybook's channel that is used here. */
interface Channel {
  once(event: string, listener: () => void): void;
  emit(event: string, what: object): void;
}

const spacing =
  'html { font-size: 200% !important } #storybook-root * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** Shows a story on the open page and resolves when its play function is over. */
export async function show(page: Page, storyId: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
        const workshop = channel as Channel;
        for (const event of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing', 'storyUnchanged'])
          workshop.once(event, () => resolve());
        workshop.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
}

/** Turns the open story to a mode, without drawing it anew, and pictures it. */
export async function pictureIn(page: Page, { width, mode, dir, media = {}, spaced }: SnapshotMode): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ media: 'screen', forcedColors: 'none', ...media });
  await page.evaluate(
    ({ mode: tokens, dir: direction, rules }) => {
      const root = document.documentElement;
      root.dataset['mode'] = tokens;
      root.dir = direction;
      document.getElementById('snapshot-rules')?.remove();
      const style = document.head.appendChild(document.createElement('style'));
      style.id = 'snapshot-rules';
      style.textContent = rules;
      return document.fonts.ready.then(() => undefined);
    },
    { mode: mode ?? 'light', dir: dir ?? 'ltr', rules: spaced ? spacing : '' },
  );
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

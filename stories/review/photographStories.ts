import { basename, dirname } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { launchOptions } from '../../tests/chromium.mjs';
import { openCamera } from '../snapshots/camera.ts';
import type { SnapshotMode } from '../snapshots/modes.ts';
import type { AffectedStory } from './affectedStories.ts';
import { type ChangedStory, comparePictures } from './comparePictures.ts';

/** Stories after which progress is reported. */
const REPORT_EVERY = 50;

/** Compares stories of two built Storybooks on two pages of a browser, and resolves to those that differ, in the given order. */
export async function photographStories(
  storybooks: { before: string; after: string },
  stories: readonly AffectedStory[],
  modesOf: (id: string) => readonly SnapshotMode[],
  folder: string,
  print: (progress: string) => void,
): Promise<ChangedStory[]> {
  if (stories.length === 0) return [];
  const [before, after] = [await serve(storybooks.before), await serve(storybooks.after)];
  const browser = await chromium.launch(await launchOptions());
  const changed = new Map<string, ChangedStory>();
  const queue = stories.entries();
  await Promise.all([work(), work()]);
  await browser.close();
  await Promise.all([before.close(), after.close()]);
  return stories.flatMap(({ id }) => changed.get(id) ?? []);

  async function work(): Promise<void> {
    const cameras = { before: await openCamera(browser, before.url), after: await openCamera(browser, after.url) };
    for (const [index, story] of queue) {
      if (index > 0 && index % REPORT_EVERY === 0) print(`  ${index} of ${stories.length}, ${changed.size} differ so far`);
      const difference = await comparePictures(cameras, story, modesOf(story.id), folder);
      if (difference) changed.set(story.id, difference);
    }
  }
}

async function serve(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = await preview({
    root: dirname(folder),
    configFile: false,
    build: { outDir: basename(folder) },
    preview: { port: 0 },
    logLevel: 'error',
  });
  return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() };
}

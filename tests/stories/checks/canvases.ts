import type { Page } from 'playwright-core';
import { showStory } from '../../../stories/frame.ts';
import { MAX_WAIT_MS } from '../../builders/timeouts.ts';
import { comparedStyles, describeLook } from './look.ts';

/** Two pages of the same Storybook. */
export interface DocsAndStory {
  /** Loaded anew for each docs page: many frames in one document take gigabytes. */
  docs: Page;
  /** Storybook's preview frame, open. */
  story: Page;
}

/** Opens every canvas of a docs page and compares what it shows with its story alone. Resolves to the differences. */
export async function compareCanvases({ docs, story }: DocsAndStory, id: string): Promise<string[]> {
  const problems: string[] = [];
  await docs.goto(new URL(`iframe.html?viewMode=docs&id=${id}`, story.url()).href);
  await docs.locator('#storybook-docs h1').waitFor();
  const canvases = docs.locator('iframe[data-story]');
  const count = await canvases.count();
  for (let index = 0; index < count; index += 1) {
    const canvas = canvases.nth(index);
    await canvas.evaluate((frame, name) => {
      frame.dataset['look'] = name;
      frame.scrollIntoView({ block: 'center' });
    }, `${index}`);
    await docs.locator(`iframe[data-look="${index}"][data-shown="true"]`).waitFor({ state: 'attached', timeout: MAX_WAIT_MS });
    const { storyId, width, height, cut } = await canvas.evaluate((frame: HTMLIFrameElement) => ({
      storyId: frame.dataset['story'] ?? '',
      width: frame.clientWidth,
      height: frame.clientHeight,
      cut: frame.dataset['scrolls'] === 'true' ? 0 : (frame.contentDocument?.documentElement.scrollHeight ?? 0) - frame.clientHeight,
    }));
    if (cut > 1) problems.push(`${storyId}: ${cut} px are cut off`);
    await story.setViewportSize({ width, height });
    problems.push(...(await showStory(story, storyId)));
    const [shown, alone] = [await lookOf(docs, `${index}`), await lookOf(story, null)];
    problems.push(...differences(shown, alone).map((difference) => `${storyId}: ${difference}`));
  }
  return [...problems, ...(count === 0 ? ['there is no canvas'] : []), ...(await missingCallOuts(docs))];
}

function lookOf(page: Page, frame: string | null): Promise<string[]> {
  return page.evaluate(describeLook, { frame, styles: comparedStyles });
}

/** The first difference only: those that follow from it say nothing new. */
function differences(shown: readonly string[], alone: readonly string[]): string[] {
  if (shown.length === 0 && alone.length > 0) return ['the canvas is empty'];
  if (shown.length !== alone.length) return [`${shown.length} visible elements in docs, ${alone.length} alone`];
  const index = shown.findIndex((line, position) => line !== alone[position]);
  return index === -1 ? [] : [`in docs ${shown[index]}, alone ${alone[index]}`];
}

/** Parts that a drawing lists but does not number. */
function missingCallOuts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('figure.anatomy')].flatMap((drawing) => {
      const numbered = new Set([...drawing.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => `${dataset['part']}.`));
      const listed = [...drawing.querySelectorAll('figcaption li strong')].map(({ textContent }) => textContent ?? '');
      return listed.filter((part) => !numbered.has(part)).map((part) => `the drawing does not number the part “${part}”`);
    }),
  );
}

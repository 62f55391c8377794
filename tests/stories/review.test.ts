import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { compareBuiltStorybooks } from '../builders/compareBuiltStorybooks.ts';
import { checkColours, checkStory } from './checks/axe.ts';
import { openSibling, storybookPage } from './storybook.ts';

const scratch = mkdtempSync(join(tmpdir(), 'farwend-review-test-'));
const after = fileURLToPath(new URL('../../stories/dist', import.meta.url));
const before = join(scratch, 'before');
const storybook = storybookPage();
const stories = ['design-system-button--primary', 'design-system-facts--list'];
let page: string;

/** The Storybook of this build, and the same with another red for the action in light mode. */
beforeAll(async () => {
  cpSync(after, before, { recursive: true, filter: (path) => !/\/(?:pictures|snapshots|ssr)$/.test(path) });
  const changed = globSync('**/*.js', { cwd: before }).filter((name) => recolour(join(before, name)));
  expect(changed.length).toBeGreaterThan(0);
  page = await compareBuiltStorybooks({ before, after, stories, folder: join(scratch, 'report') });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the review of a token that moved', () => {
  test('shows the stories that it changed, in the modes that it changed', async () => {
    const { page: tab } = storybook;
    await tab.goto(pathToFileURL(page).href);
    expect(await tab.locator('article h3').allTextContents()).toEqual(['Primary']);
    const modes = (await tab.locator('summary').allTextContents()).join('\n');
    expect(modes).toContain('Light, 320 px');
    expect(modes).toContain('Print, 680 px');
    expect(modes).not.toMatch(/Night chart|High contrast|Forced colours/);
  });

  test('shows before, after and difference, and each view by the keyboard', async () => {
    const { page: tab } = storybook;
    await tab.goto(pathToFileURL(page).href);
    const comparison = tab.locator('.comparison').first();
    const isShown = async () => ({
      before: await comparison.locator('.before').isVisible(),
      after: await comparison.locator('.after').isVisible(),
      difference: await comparison.locator('.difference').isVisible(),
    });
    expect(await isShown()).toEqual({ before: true, after: true, difference: true });
    await tab.getByRole('radio', { name: 'Side by side' }).focus();
    await tab.keyboard.press('ArrowRight');
    await comparison.getByRole('slider').focus();
    await tab.keyboard.press('End');
    expect(await comparison.evaluate((element) => element.style.getPropertyValue('--boundary'))).toBe('100%');
    await tab.getByRole('radio', { name: 'Slider' }).focus();
    await tab.keyboard.press('ArrowRight');
    expect(await isShown()).toEqual({ before: false, after: true, difference: false });
    await comparison.getByRole('button', { name: 'Show before' }).press('Space');
    expect(await isShown()).toEqual({ before: true, after: false, difference: false });
    await tab.getByRole('radio', { name: 'Blink' }).focus();
    await tab.keyboard.press('ArrowRight');
    expect(await isShown()).toEqual({ before: false, after: false, difference: true });
    await tab.getByRole('button', { name: 'Next change' }).press('Enter');
    expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });

  test.each([320, 1600])('has no violation and does not scroll sideways at %i px, in light and dark', async (width) => {
    const tab = await openSibling(storybook.page);
    await tab.setViewportSize({ width, height: 900 });
    await tab.goto(pathToFileURL(page).href);
    for (const details of await tab.locator('details').all()) await details.evaluate((element) => element.setAttribute('open', ''));
    expect(await checkStory(tab)).toEqual([]);
    await tab.emulateMedia({ colorScheme: 'dark' });
    expect(await checkColours(tab)).toEqual([]);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await tab.close();
  });

  test('needs no file but its own', () => {
    const style = readFileSync(join(scratch, 'report/report.css'), 'utf8');
    const html = readFileSync(page, 'utf8');
    const needed = [...html.matchAll(/(?:src|<link[^>]*href)="([^"]+)"/g), ...style.matchAll(/url\('([^']+)'\)/g)].map(
      ([, url = '']) => url,
    );
    expect(needed.length).toBeGreaterThan(10);
    expect(needed.filter((url) => globSync(join(scratch, 'report', url)).length === 0)).toEqual([]);
  });
});

/** Gives the action another colour in light mode; whether the file has it. */
function recolour(path: string): boolean {
  const text = readFileSync(path, 'utf8');
  const other = text.replaceAll('--fw-color-action:#c4122f', '--fw-color-action:#155a78');
  if (other !== text) writeFileSync(path, other);
  return other !== text;
}

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { rewriteTokenFiles } from '../../design-system/tokens/apply.ts';
import { eventually } from '../builders/eventually.ts';
import { checkStory } from './checks/axe.ts';
import { overflow } from './checks/overflow.ts';
import { openSibling, storybookPage } from './storybook.ts';
import { storybookUrl } from './storybookUrl.ts';

const storybook = storybookPage();
const frameOf = (page: Page) => page.frameLocator('iframe[title="Home page with your theme"]');
const changedInk = '#8fa0ad';

/** Opens the theme builder in a browser without changes, and waits for its page. */
async function openThemeBuilder(): Promise<Page> {
  const page = await openSibling(storybook.page);
  await page.goto(`${storybookUrl}/iframe.html?viewMode=docs&id=foundations-theme-builder--docs`);
  await frameOf(page).getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Tabs to a control; one that Tab does not reach fails the test. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(control)}.`);
}

/** Changes `color.ink` with the keyboard alone. */
async function changeInk(page: Page): Promise<void> {
  await tabTo(page, page.getByLabel('Find a token'));
  await page.keyboard.type('color.ink');
  await tabTo(page, page.getByLabel('color.ink, hex'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(changedInk);
}

const inkOf = (page: Page) =>
  frameOf(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).color);
const exportedTheme = async (page: Page): Promise<unknown> => JSON.parse(await page.getByLabel('Changes as DTCG').inputValue());

test('with the keyboard alone, a change is seen in the home page, its broken pairs are named, and it is exported and taken back', async () => {
  const page = await openThemeBuilder();
  expect(await inkOf(page)).toBe('rgb(15, 28, 43)');
  await page.getByText('All 246 pairs keep their contrast, in every mode.').waitFor();

  await changeInk(page);
  await eventually(async () => expect(await inkOf(page)).toBe('rgb(143, 160, 173)'));
  await page.getByText('ink on paper', { exact: true }).first().waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'ink on paper' }).allTextContents()).toEqual([
    expect.stringMatching(/2\.52fails ink on paper, Light: needs 4\.5 : 1, published 16/),
  ]);

  const theme = await exportedTheme(page);
  expect(theme).toMatchObject({ sets: {}, modifiers: { mode: { contexts: { dark: [], contrast: [] } } } });
  expect(JSON.stringify(theme).match(/"\$value"/g)).toHaveLength(1);
  const files = await rewriteTokenFiles(theme);
  const source = readFileSync(new URL('../../design-system/tokens/mode.light.json', import.meta.url), 'utf8');
  const colour = '{\n        "colorSpace": "srgb",\n        "components": [0.5608, 0.6275, 0.6784],\n        "hex": "#8fa0ad"\n      }';
  expect(files).toEqual({ 'mode.light.json': source.replace('"{palette.ink.900}"', colour) });

  await tabTo(page, page.getByRole('link', { name: 'Download' }));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(theme);

  await page.reload();
  await frameOf(page).getByRole('heading', { level: 1 }).waitFor();
  await eventually(async () => expect(await inkOf(page)).toBe('rgb(143, 160, 173)'));
  await tabTo(page, page.getByRole('button', { name: 'Reset color.ink' }));
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await inkOf(page)).toBe('rgb(15, 28, 43)'));
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('what is copied is the export as it is now', async () => {
  const page = await openThemeBuilder();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await changeInk(page);
  await tabTo(page, page.getByRole('button', { name: 'Copy' }));
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toEqual(await exportedTheme(page));
  expect(JSON.stringify(copied)).toContain(changedInk);

  await page.getByLabel('color.ink, hex').fill('#123456');
  await page.getByText('Copied.').waitFor({ state: 'hidden' });
});

test('a change of one mode leaves the others alone, and one of the palette reaches every role made of it', async () => {
  const page = await openThemeBuilder();
  await page.getByLabel('color.link, hex').fill('#123456');
  await page.getByLabel('Mode', { exact: true }).selectOption('Night chart');
  const home = frameOf(page).locator('html[data-mode="dark"]');
  await home.waitFor();
  await page.locator('summary', { hasText: 'Palette' }).click();
  await page.getByLabel('palette.sea.200, hex').fill('#abcdef');
  const colours = () =>
    home.evaluate((root) => ['link', 'link-hover', 'focus'].map((role) => getComputedStyle(root).getPropertyValue(`--fw-color-${role}`)));
  await eventually(async () => expect(await colours()).toEqual(['#8fcbe4', '#abcdef', '#abcdef']));
});

test('sizes that grow with the window have a field for each end, and what is no colour changes nothing', async () => {
  const page = await openThemeBuilder();
  await page.getByLabel('Find a token').fill('text.h1');
  await page.getByLabel('text.h1 at 1280 px, rem').fill('6');
  const heading = frameOf(page).getByRole('heading', { level: 2 }).first();
  await heading.waitFor();
  await eventually(async () =>
    expect(
      await frameOf(page)
        .locator('html')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--fw-text-h1')),
    ).toBe('clamp(2.5rem,1.3333rem + 5.8333vw,6rem)'),
  );
  await page.getByLabel('Find a token').fill('color.action');
  await page.getByLabel('color.action, hex').fill('#12');
  await page.getByText('Write six hex digits, like #0f1c2b.').waitFor();
  expect(JSON.stringify(await exportedTheme(page)).match(/"\$value"/g)).toHaveLength(1);
});

test('contrast in the docs pages counts the theme', async () => {
  const page = await openThemeBuilder();
  await changeInk(page);
  await page.getByText('1 change', { exact: true }).waitFor();
  await page.goto(`${storybookUrl}/iframe.html?viewMode=docs&id=foundations-tokens--docs`);
  const row = page.getByRole('row', { name: /^ink on paper/ });
  await row.getByText('fails').waitFor();
  await page.getByRole('button', { name: 'Show the published colours' }).click();
  await page.getByText('All 246 pairs pass.').waitFor();
  expect(await row.getByText('passes').count()).toBe(3);
});

test.each(['foundations-theme-builder--docs', 'foundations-tokens--docs'])('%s is accessible and fits a phone', async (id) => {
  const page = await openSibling(storybook.page);
  await page.goto(`${storybookUrl}/iframe.html?viewMode=docs&id=${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('iframe').evaluateAll((frames) => frames.forEach((frame) => frame.remove())); // the pages in frames have tests of their own
  // axe cannot see behind the bar that stays in view, and says so
  expect((await checkStory(page)).filter((problem) => !problem.startsWith('axe cannot decide color-contrast'))).toEqual([]);
  await page.setViewportSize({ width: 320, height: 720 });
  expect(await overflow(page)).toEqual([]);
});

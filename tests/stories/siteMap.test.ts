import { expect, test } from '@jest/globals';
import { openFrame, showDocs } from '../../stories/frame.ts';
import { pageStates } from '../../stories/src/site/pageStates.data.ts';
import { loadIndex, storybookPage } from './storybook.ts';
import { storybookUrl } from './storybookUrl.ts';

const stories = new Set((await loadIndex('story')).map(({ id }) => id));
const storybook = storybookPage();

test('the map lists every page, and each of its links opens a story', async () => {
  const { page } = storybook;
  await openFrame(page, storybookUrl);
  expect(await showDocs(page, 'site-map--docs')).toEqual([]);
  const names = await page.locator('#storybook-docs h3').allTextContents();
  expect(names.toSorted()).toEqual(
    Object.values(pageStates)
      .map(({ name }) => name)
      .toSorted(),
  );
  const links = await page
    .locator('#storybook-docs a[href*="path=/story/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(names.length * 5);
  const ids = links.map((href) => new URL(href, storybookUrl).searchParams.get('path')?.replace('/story/', '') ?? '');
  expect(ids.filter((id) => !stories.has(id))).toEqual([]);
});

test('the map fits a window of 320 pixels', async () => {
  const { page } = storybook;
  await page.setViewportSize({ width: 320, height: 720 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
});

test('a link of the map opens its state by keyboard', async () => {
  const { page } = storybook;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('list', { name: 'States of Guide', exact: true }).getByRole('link', { name: 'Right to left' }).focus();
  await Promise.all([page.waitForURL(/path=\/story\/site-guide--whole&globals=dir:rtl;texts:mirrored/), page.keyboard.press('Enter')]);
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByRole('heading', { level: 1 }).waitFor();
  expect(await story.locator('html').getAttribute('dir')).toBe('rtl');
});

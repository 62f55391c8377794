import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openFrame, readAnnotations, showDocs } from '../../stories/frame.ts';
import { everyFifth } from '../builders/everyFifth.ts';
import { parallelChecks } from './parallelChecks.ts';
import { isAffected, loadIndex, openSibling, storybookPage } from './storybook.ts';
import { storybookUrl } from './storybookUrl.ts';

/** The parts of components.json used here. */
interface Description {
  components: { name: string; props: { name: string }[] }[];
  pages: { name: string; alsoCalled: string[]; stories: { id: string }[] }[];
}

const description: Description = JSON.parse(readFileSync(new URL('../../design-system/components.json', import.meta.url), 'utf8'));
const affected = new Set((await loadIndex('story')).filter(isAffected).map(({ title }) => title));
const pages = await loadIndex('docs');
const some = new Set(everyFifth(pages));
/** Pages of stories that have changed, and some of the others. */
const opened = pages.filter((page) => affected.has(page.title) || some.has(page));
const storybook = storybookPage();
const checks = parallelChecks(
  opened.map(({ id }) => id),
  2,
  async () => {
    const page = await openSibling(storybook.page);
    await openFrame(page, storybookUrl);
    return page;
  },
  openDocs,
);

beforeAll(() => checks.start());

/** Opens a docs page, and finds what makes it wider than a phone. */
async function openDocs(page: Page, id: string): Promise<string[]> {
  const problems = await showDocs(page, id);
  const window = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 390, height: 800 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(window);
  return [...problems, ...(width > 390 ? [`on a phone of 390 px the page is ${width} px wide`] : [])];
}

test('there are docs pages', () => expect(pages.length).toBeGreaterThan(40));

test.each(opened.map(({ title, id }) => [title, id]))('%s opens', async (_, id) => expect(await checks.resultOf(id)).toEqual([]));

test('a docs page opens by its URL', async () => {
  const { page } = storybook;
  await page.goto(`${storybookUrl}/iframe.html?viewMode=docs&id=${pages[0]?.id}`);
  await page.locator('#storybook-docs h1').waitFor();
  expect(await page.locator('.sb-show-errordisplay').count()).toBe(0);
});

test('every prop of a component with its own docs page has a control', async () => {
  const { page } = storybook;
  const documented = description.pages.flatMap(({ name, stories: [first] }) => {
    const props = description.components.find((component) => component.name === name)?.props.map((prop) => prop.name) ?? [];
    return first ? [{ name, id: first.id, props }] : [];
  });
  expect(documented.length).toBeGreaterThan(50);
  await openFrame(page, storybookUrl);
  const missing: string[] = [];
  for (const { name, id, props } of documented) {
    const controls = (await readAnnotations(page, id)).props;
    missing.push(...props.filter((prop) => !controls.includes(prop)).map((prop) => `${name}.${prop}`));
  }
  expect(missing).toEqual([]);
});

test('the search finds components by their alternative names', async () => {
  const { page } = storybook;
  await page.goto(`${storybookUrl}/?path=/docs/welcome--docs`);
  const searchBox = page.locator('#storybook-explorer-searchfield');
  await searchBox.waitFor();
  const notFound: string[] = [];
  for (const { name, alsoCalled } of everyFifth(description.pages)) {
    for (const alias of alsoCalled.slice(0, 3)) {
      await searchBox.fill(alias);
      const result = page.getByRole('listbox').getByText(name, { exact: true });
      await result
        .first()
        .waitFor()
        .catch(() => notFound.push(`${name}: ${alias}`));
    }
  }
  expect(notFound).toEqual([]);
});

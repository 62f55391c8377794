import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { eventually } from '../builders/eventually.ts';
import { everyFifth } from '../builders/everyFifth.ts';
import { openSibling, storybookPage } from './storybook.ts';
import { storybookUrl } from './storybookUrl.ts';

/** The parts of components.json used here. */
interface Description {
  pages: { name: string; alsoCalled: string[]; chapters: Record<string, string> }[];
  tokens: { name: string; property: string }[];
}

const { pages, tokens }: Description = JSON.parse(readFileSync(new URL('../../design-system/components.json', import.meta.url), 'utf8'));
const storybook = storybookPage();

/** Opens Storybook's search; resolves to a function that tells whether it finds a text. */
async function openSearch(): Promise<(query: string, result: string) => Promise<boolean>> {
  const page = await openSibling(storybook.page);
  await page.goto(`${storybookUrl}/?path=/docs/welcome--docs`);
  const field = page.locator('#storybook-explorer-searchfield');
  await field.waitFor();
  return async (query, result) => {
    await field.fill(query);
    return page
      .getByRole('listbox')
      .filter({ hasText: result })
      .waitFor({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      );
  };
}

test('the search finds tokens by their names, with and without the group, and by their custom properties', async () => {
  const find = await openSearch();
  const notFound: string[] = [];
  for (const { name, property } of everyFifth(tokens)) {
    const heading = `${name} ${property}`;
    for (const query of [name, property]) if (!(await find(query, heading))) notFound.push(query);
    const [, step = ''] = name.split('.');
    // `space.4` is not searched as “4”
    if (step.length > 3 && !(await find(step, 'Tokens'))) notFound.push(step);
  }
  expect(notFound).toEqual([]);
});

test('the search leads to the token', async () => {
  const page = await openSibling(storybook.page);
  await page.goto(`${storybookUrl}/?path=/docs/welcome--docs`);
  await page.locator('#storybook-explorer-searchfield').fill('inkSoft');
  await page.getByRole('listbox').filter({ hasText: 'color.inkSoft --fw-color-ink-soft' }).waitFor();
  await page.getByRole('option').first().click();
  const docs = page.frameLocator('#storybook-preview-iframe');
  const heading = docs.getByRole('heading', { name: /color\.inkSoft/ });
  await heading.waitFor();
  await eventually(async () => {
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(700);
  });
});

test('the search finds components by a word of their purpose', async () => {
  const find = await openSearch();
  const notFound: string[] = [];
  for (const { name, alsoCalled, chapters } of everyFifth(pages)) {
    const known = alsoCalled.join(' ').toLowerCase();
    const words = (chapters['Purpose'] ?? '').toLowerCase().match(/[a-z-]{4,}/g) ?? [];
    const word = words.find((one) => known.split(/[\s-]/).includes(one) || name.toLowerCase().includes(one));
    if (word === undefined || !(await find(word, name)))
      notFound.push(`${name}: ${word ?? 'no alternative name has a word of its purpose'}`);
  }
  expect(notFound).toEqual([]);
});

test('the search finds the pages of the site by their names', async () => {
  const find = await openSearch();
  const notFound: string[] = [];
  for (const page of ['Home', 'Trip request', 'Guide', 'Itinerary', 'Reviews', 'My trips', 'Theme builder', 'Tokens'])
    if (!(await find(page, page))) notFound.push(page);
  expect(notFound).toEqual([]);
});

test('the page of the tokens shows values, references and uses, and is narrowed down by any of them', async () => {
  const page = await openSibling(storybook.page);
  await page.goto(`${storybookUrl}/iframe.html?viewMode=docs&id=foundations-tokens--docs`);
  const filter = page.getByLabel('Show tokens that contain');
  const entries = page.locator('.token-entry:visible');
  await filter.fill('inkSoft');
  await eventually(async () => expect(await entries.count()).toBe(1));
  const entry = await entries.first().innerText();
  expect(entry).toMatch(/Light\s+#40505f\s+= palette\.ink\.600\s+Night chart\s+#b3c1cc\s+= palette\.night\.700/);
  expect(entry).toMatch(/\d+ components: .*Breadcrumbs/);
  expect(await entries.getByRole('link', { name: 'Breadcrumbs' }).getAttribute('href')).toBe(
    './?path=/docs/design-system-breadcrumbs--docs',
  );
  await filter.fill('measure.full');
  await entries.getByText('Not used now; a value of width of Layout.').waitFor();
  await filter.fill('breakpoint.mobile');
  await entries.getByText('Used by nothing').waitFor();
  await filter.fill('no such token');
  await page.getByText('No token contains this.').waitFor();
});

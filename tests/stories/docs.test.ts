import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { annotated, openFrame } from '../../stories/frame.ts';
import { indexOf, workshopPage } from './workshop.ts';
import { workshopUrl } from './workshopUrl.ts';

const pages = await indexOf('docs');
const workshop = workshopPage();

test('there are docs pages', () => expect(pages.length).toBeGreaterThan(40));

test.each(pages.map(({ title, id }) => [title, id]))('%s opens', async (_, id) => {
  const { page } = workshop;
  const errors: string[] = [];
  const note = (error: Error) => void errors.push(error.message);
  page.on('pageerror', note);
  await page.goto(`${workshopUrl}/iframe.html?viewMode=docs&id=${id}`);
  await page.waitForFunction(() => document.querySelector('#storybook-docs h1') ?? document.querySelector('.sb-show-errordisplay'));
  const said = await page.evaluate(() => document.querySelector('.sb-show-errordisplay #error-message')?.textContent ?? '');
  page.off('pageerror', note);
  expect({ said, errors }).toEqual({ said: '', errors: [] });
});

const described: Described = JSON.parse(readFileSync(new URL('../../design-system/components.json', import.meta.url), 'utf8'));

test('every prop of a component that has its own page can be turned in its stories', async () => {
  const { page } = workshop;
  const asked = described.pages.flatMap(({ name, stories: [first] }) => {
    const props = described.components.find((one) => one.name === name)?.props.map((prop) => prop.name) ?? [];
    return first ? [{ name, id: first.id, props }] : [];
  });
  expect(asked.length).toBeGreaterThan(50);
  await openFrame(page, workshopUrl);
  const missing: string[] = [];
  for (const { name, id, props } of asked) {
    const turned = (await annotated(page, id)).props;
    missing.push(...props.filter((prop) => !turned.includes(prop)).map((prop) => `${name}.${prop}`));
  }
  expect(missing).toEqual([]);
});

/** The part of components.json that is asked here. */
interface Described {
  components: { name: string; props: { name: string }[] }[];
  pages: { name: string; alsoCalled: string[]; stories: { id: string }[] }[];
}

test('the search finds every component by its other names', async () => {
  const { page } = workshop;
  await page.goto(`${workshopUrl}/?path=/docs/welcome--docs`);
  const box = page.locator('#storybook-explorer-searchfield');
  await box.waitFor();
  const lost: string[] = [];
  for (const { name, alsoCalled } of described.pages) {
    for (const other of alsoCalled.slice(0, 3)) {
      await box.fill(other);
      const found = page.getByRole('listbox').getByText(name, { exact: true });
      await found
        .first()
        .waitFor()
        .catch(() => lost.push(`${name}: ${other}`));
    }
  }
  expect(lost).toEqual([]);
});

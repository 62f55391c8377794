import { expect, test } from '@jest/globals';
import { workshopPage, workshopUrl } from './workshop.ts';

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

const index: { entries: Record<string, Entry> } = await fetch(`${workshopUrl}/index.json`).then((answer) => answer.json());
const pages = Object.values(index.entries).filter(({ type }) => type === 'docs');
const workshop = workshopPage();

test('there are docs pages', () => expect(pages.length).toBeGreaterThan(40));

test.each(pages.map(({ title, id }) => [title, id]))(
  '%s opens',
  async (_, id) => {
    const { page } = workshop;
    const errors: string[] = [];
    const note = (error: Error) => void errors.push(error.message);
    page.on('pageerror', note);
    await page.goto(`${workshopUrl}/iframe.html?viewMode=docs&id=${id}`);
    await page.waitForFunction(() => document.querySelector('#storybook-docs h1') ?? document.querySelector('.sb-show-errordisplay'));
    const said = await page.evaluate(() => document.querySelector('.sb-show-errordisplay #error-message')?.textContent ?? '');
    page.off('pageerror', note);
    expect({ said, errors }).toEqual({ said: '', errors: [] });
  },
  20_000,
);

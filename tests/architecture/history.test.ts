import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { storyNameFromExport } from 'storybook/internal/csf';
import { readStories } from '../../stories/describe/readStories.ts';
import { MAX_PICTURE_BYTES } from '../../stories/review/keepPictures.ts';
import type { HistoryEntry } from '../../stories/src/docs/ChangeHistory.tsx';

const folder = fileURLToPath(new URL('../../stories/src/design-system/', import.meta.url));
const asked = ['NavigationMenu', 'RatingBadge', 'BudgetSelect', 'EmailInput', 'PressStrip'];
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.history.ts') ? [file.replace('.history.ts', '')] : []));
const histories = await Promise.all(names.map(async (name) => ({ name, entries: await readHistory(name) })));
const pictures = histories.flatMap(({ entries }) => entries.flatMap((entry) => (entry.pictures ? [entry.pictures] : [])));
const files = pictures.flatMap(({ before, after }) => [before, after]);

test('the components that people ask for first have a history', () => {
  expect(names).toEqual(expect.arrayContaining(asked));
});

test.each(histories)(
  'the history of $name ends with its first version, is in order, and is shown on the docs page',
  ({ name, entries }) => {
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.filter((date) => !isDay(date))).toEqual([]);
    expect(entries.at(-1)?.change).toBe('First version.');
    expect(entries.filter(({ change, reason }) => !/^\S.*\.$/.test(change) || !/^\S.*\.$/.test(reason))).toEqual([]);
    expect(readFileSync(`${folder}${name}.mdx`, 'utf8')).toMatch(/<ChangeHistory of=\{\w+\} entries=\{\w+History\} \/>/);
  },
);

test.each(histories)('the stories pictured in the history of $name exist', ({ name, entries }) => {
  const stories = new Set(readStories(`design-system/${name}`).map((story) => story.name));
  const missing = entries
    .flatMap((entry) => (entry.pictures ? [entry.pictures.story] : []))
    .filter((one) => !stories.has(storyNameFromExport(one)));
  expect(missing).toEqual([]);
});

test('every picture of a history is used once', () => {
  expect(files.map(({ file }) => file).toSorted()).toEqual(readdirSync(`${folder}history`).toSorted());
});

test.each(files)('$file is small, has the size that is reserved for it, and is described', async ({ file, alt, width, height }) => {
  const path = `${folder}history/${file}`;
  expect(existsSync(path)).toBe(true);
  expect(statSync(path).size).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
  expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', width, height });
  expect(alt).toMatch(/^\S.*\.$/);
});

async function readHistory(name: string): Promise<HistoryEntry[]> {
  const module: Record<string, HistoryEntry[]> = await import(`${folder}${name}.history.ts`);
  return Object.values(module).flat();
}

function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(date).toJSON().startsWith(date);
}

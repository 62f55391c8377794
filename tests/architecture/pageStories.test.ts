import { describe, expect, test } from '@jest/globals';
import { pageStates, standardStates } from '../../stories/src/site/pageStates.data.ts';
import { sources } from './sources.ts';

const routeFiles = sources.filter(({ path }) => /^site\/src\/routes\/\w+\.routes\.ts$/.test(path));
const modules = [
  ...new Set(routeFiles.flatMap(({ text }) => [...text.matchAll(/module: 'src\/([\w/-]+)\.tsx'/g)].map(([, module = '']) => module))),
];
const storyIds = new Set(sources.filter(({ path }) => path.startsWith('stories/src/site/')).flatMap(({ text }) => listStoryIds(text)));

test('the pages of the route table are found', () => {
  expect(modules.length).toBeGreaterThanOrEqual(39);
  expect(modules).toContain('trip-request/TripRequestPage');
});

test('the table of states has every page of the route table, and no other', () => {
  expect(Object.keys(pageStates).toSorted()).toEqual(modules.toSorted());
});

describe.each(Object.entries(pageStates))('%s', (_, states) => {
  test('has a story as most visitors see it', () => expect(storyIds).toContain(states.usual));

  test.each(standardStates)('shows its state %s in a story, or says why it has none', (state) => {
    const found = states[state];
    if (typeof found === 'string') expect(storyIds).toContain(found === 'usual' ? states.usual : found);
    else expect(found.because).toMatch(/^[A-Z].{10,}\.$/);
  });
});

/** The ids that Storybook gives to the stories of a file. */
function listStoryIds(text: string): string[] {
  const [, title = ''] = /title: '([^'/]+\/[^']+)'/.exec(text) ?? [];
  return [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => `${toKebab(title)}--${toKebab(splitWords(name))}`);
}

function splitWords(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
}

function toKebab(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { readAnatomy, readGuidance } from '../../stories/describe/readStories.ts';
import { components } from './components.ts';
import { sources } from './sources.ts';

const folder = fileURLToPath(new URL('../../stories/src/design-system/', import.meta.url));
const stories = sources.filter(({ path }) => path.startsWith('stories/src/') && path.endsWith('.stories.tsx'));
const folders = readdirSync(fileURLToPath(new URL('../../design-system/src/components/', import.meta.url)));
const sections = [
  'Purpose',
  'When to use',
  'When not to use',
  'Anatomy',
  'Behaviour',
  'Content',
  'Keyboard',
  'Accessibility',
  'Props',
  'Tokens',
  'Testing',
  'Changelog',
  'Variants',
  "Do and don't",
  'Responsive',
];

test.each(components)('%s has a story', (name) => {
  const usage = new RegExp(`<${name}[\\s/>]|component: ${name}\\b`);
  expect(stories.some(({ text }) => usage.test(text))).toBe(true);
});

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.stories.tsx') && !name.endsWith('.guidance.stories.tsx'))
  .map((name) => name.replace('.stories.tsx', ''));

test.each(names)('%s has a docs page with every section', (name) => {
  expect(readDocsPage(name).split('\n')).toEqual(expect.arrayContaining(sections.map((section) => `## ${section}`)));
});

test.each(names.filter((name) => existsSync(`${folder}${name}.keyboard.ts`)))('the docs page of %s shows its keyboard table', (name) => {
  expect(readDocsPage(name)).toContain(`${name}.keyboard.ts`);
});

test.each(names)('the docs page of %s draws its anatomy, and pairs of good and bad use', async (name) => {
  const [anatomy, guidance] = [await readAnatomy(name), readGuidance(name)];
  expect(anatomy.length).toBeGreaterThan(0);
  expect(new Set(anatomy.map(({ part }) => part)).size).toBe(anatomy.length);
  expect(guidance.do.length).toBeGreaterThan(0);
  expect(guidance.dont.map(({ shows }) => shows !== '')).toEqual(guidance.do.map(({ shows }) => shows !== ''));
  expect(readDocsPage(name)).toMatch(/<Anatomy of=\{\w+\.\w+\} parts=\{\w+Anatomy\} \/>/);
  expect(readDocsPage(name)).toContain('<DoAndDont of={guidance} />');
});

test.each(folders)('%s is documented', (name) => {
  expect(names).toContain(name);
});

function readDocsPage(name: string): string {
  const page = `${folder}${name}.mdx`;
  return existsSync(page) ? readFileSync(page, 'utf8') : '';
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { components } from './components.ts';
import { sources } from './sources.ts';

const folder = fileURLToPath(new URL('../../stories/src/design-system/', import.meta.url));
const stories = sources.filter(({ path }) => path.startsWith('stories/src/') && path.endsWith('.stories.tsx'));
const folders = readdirSync(fileURLToPath(new URL('../../design-system/src/components/', import.meta.url)));
const chapters = [
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

test.each(components)('a story shows %s', (name) => {
  const shown = new RegExp(`<${name}[\\s/>]|component: ${name}\\b`);
  expect(stories.some(({ text }) => shown.test(text))).toBe(true);
});

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => name.replace('.stories.tsx', ''));

test.each(names)('%s has a docs page with every chapter', (name) => {
  expect(pageOf(name).split('\n')).toEqual(expect.arrayContaining(chapters.map((chapter) => `## ${chapter}`)));
});

test.each(names.filter((name) => existsSync(`${folder}${name}.keyboard.ts`)))('the docs page of %s shows its keyboard table', (name) => {
  expect(pageOf(name)).toContain(`${name}.keyboard.ts`);
});

test.each(folders)('%s is told of on a docs page', (name) => {
  expect(names).toContain(name);
});

function pageOf(name: string): string {
  const page = `${folder}${name}.mdx`;
  return existsSync(page) ? readFileSync(page, 'utf8') : '';
}

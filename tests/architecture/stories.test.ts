import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { components } from './components.ts';
import { sources } from './sources.ts';

const folder = fileURLToPath(new URL('../../stories/src/design-system/', import.meta.url));
const stories = sources.filter(({ path }) => path.startsWith('stories/src/') && path.endsWith('.stories.tsx'));
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
];

test.each(components)('a story shows %s', (name) => {
  const shown = new RegExp(`<${name}[\\s/>]|component: ${name}\\b`);
  expect(stories.some(({ text }) => shown.test(text))).toBe(true);
});

describe.each(readdirSync(folder).filter((name) => name.endsWith('.stories.tsx')))('%s', (file) => {
  const page = `${folder}${file.replace('.stories.tsx', '.mdx')}`;

  test('has a docs page with every chapter', () => {
    const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
    expect(text.split('\n').filter((line) => line.startsWith('## '))).toEqual(expect.arrayContaining(chapters.map((name) => `## ${name}`)));
  });

  test('shows its keyboard table where it has one', () => {
    const keys = `${folder}${file.replace('.stories.tsx', '.keyboard.ts')}`;
    if (existsSync(keys)) expect(readFileSync(page, 'utf8')).toMatch(/KeyboardTable|DocsKeyboard|\.keyboard\.ts/);
  });
});

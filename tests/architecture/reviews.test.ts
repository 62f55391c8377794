import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { chromaticModes } from '../../stories/.storybook/modes.ts';
import { publicExports } from '../../stories/describe/publicExports.ts';
import { reviewsPath } from '../../stories/describe/readReviews.ts';
import { matrix } from '../../stories/snapshots/modes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}stories/src/design-system/`;
const pages = readdirSync(folder).flatMap((name) => (name.endsWith('.mdx') ? [name.replace('.mdx', '')] : []));

test.each(pages)('the docs page of %s shows its own review status, in the chapter Accessibility', (name) => {
  const [, chapter = ''] = readFileSync(`${folder}${name}.mdx`, 'utf8').split(/^## Accessibility$/m);
  const [accessibility = ''] = chapter.split(/^## /m);
  expect(accessibility).toContain(`<ReviewStatus name="${name}" />`);
});

test('every file of reviews belongs to a docs page', () => {
  const expected = pages.map((page) => reviewsPath(page, publicExports().components, pages));
  expect(new Set(expected).size).toBe(pages.length);
  const files = globSync('design-system/src/**/*review.md', { cwd: root });
  expect(files.filter((path) => !expected.includes(path))).toEqual([]);
});

test('Chromatic takes the modes of the matrix that it can express', () => {
  const names = matrix.map(({ name }) => name).filter((name) => !/^(?:forced|print)-/.test(name));
  expect(Object.keys(chromaticModes)).toEqual(names);
});

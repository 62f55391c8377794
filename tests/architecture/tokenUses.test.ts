import { expect, test } from '@jest/globals';
import { readText } from '../../stories/describe/folders.ts';
import { readTokenUses } from '../../stories/describe/readTokenUses.ts';

const uses = await readTokenUses();

test('the docs say of each token which components, pages and tokens use it', () => {
  expect(uses['button.heightLarge']).toEqual({ pages: ['Button'], everywhere: false, site: [], tokens: [], offeredBy: [] });
  expect(uses['size.target']?.tokens).toEqual([{ name: 'button.heightSmall', modes: [] }]);
  expect(uses['palette.sea.200']?.tokens).toEqual([
    { name: 'color.linkHover', modes: ['dark'] },
    { name: 'color.focus', modes: ['dark'] },
  ]);
  expect(uses['breakpoint.tablet']?.pages).toContain('Dialog');
  expect(uses['color.ink']?.site).toContain('Reviews');
  expect(uses['color.ink']?.everywhere).toBe(true);
});

test('a value of a prop counts as used where the prop is given', () => {
  expect(uses['measure.narrow']?.site.length).toBeGreaterThan(0);
  expect(uses['space.0']).toEqual({ pages: [], everywhere: false, site: [], tokens: [], offeredBy: ['gap of Layout'] });
});

test('every token has one heading on the docs page of the tokens, which the search reads', () => {
  const headings = [...readText('stories', 'foundations/Tokens.mdx').matchAll(/^### (\S+)/gm)].map(([, name = '']) => name);
  expect(headings.toSorted()).toEqual(Object.keys(uses).toSorted());
});

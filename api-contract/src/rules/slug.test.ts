import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { slugOf } from './slug.ts';

test.each([
  ['Three mornings in Naoshima', 'three-mornings-in-naoshima'],
  ['  Río & São: Ærø?! ', 'rio-sao-r'],
  ['Already_a-slug', 'already_a-slug'],
  ['a---b', 'a-b'],
  ['山', ''],
  ['x'.repeat(300), 'x'.repeat(120)],
])('%s becomes %s', (text, slug) => expect(slugOf(text)).toBe(slug));

test('a slug is in the form of the rule, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const slug = slugOf(text);
      expect(slug).toMatch(/^[a-z0-9_-]{0,120}$/);
      expect(slug).not.toMatch(/--|^-|-$/);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});

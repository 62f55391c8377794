import { expect, test } from '@jest/globals';
import { slugify } from './slugify.ts';

test.each([
  ['New Zealand', 'new-zealand'],
  ['Kenya & Tanzania', 'kenya-tanzania'],
  ['--a__b--', 'a__b'],
  ['Mù Cang Chải', 'm-cang-ch-i'],
  ['', ''],
])('%j becomes %j', (text, slug) => expect(slugify(text)).toBe(slug));

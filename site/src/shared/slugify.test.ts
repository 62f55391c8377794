import { expect, test } from '@jest/globals';
import { slugOf } from './slug.ts';

test.each([
  ['New Zealand', 'new-zealand'],
  ['Kenya & Tanzania', 'kenya-tanzania'],
  ['--a__b--', 'a__b'],
  ['Mù Cang Chải', 'm-cang-ch-i'],
  ['', ''],
])('%j becomes %j', (text, slug) => expect(slugOf(text)).toBe(slug));

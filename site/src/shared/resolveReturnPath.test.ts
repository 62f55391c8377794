import { expect, test } from '@jest/globals';
import { returnPath } from './returnPath.ts';

test.each([
  ['/trip-request/?step=budget', '/trip-request/?step=budget'],
  ['/guides/kenya/#when', '/guides/kenya/#when'],
  ['/a/../b', '/b'],
  ['/', '/'],
])('%j leads to %j', (wish, path) => expect(returnPath(wish, '/my-trips/')).toBe(path));

test.each([
  null,
  '',
  'guides',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  ' /a',
])('%j leads nowhere but the fallback', (wish) => expect(returnPath(wish, '/my-trips/')).toBe('/my-trips/'));

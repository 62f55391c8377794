import { expect, test } from '@jest/globals';
import { resolveReturnPath } from './resolveReturnPath.ts';

test.each([
  ['/trip-request/?step=budget', '/trip-request/?step=budget'],
  ['/guides/kenya/#when', '/guides/kenya/#when'],
  ['/a/../b', '/b'],
  ['/', '/'],
])('%j resolves to %j', (requested, path) => expect(resolveReturnPath(requested, '/my-trips/')).toBe(path));

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
])('%j resolves to the fallback', (requested) => expect(resolveReturnPath(requested, '/my-trips/')).toBe('/my-trips/'));

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sanitizeReturnPath } from './siteLinks.ts';

describe('a path to return to', () => {
  test.each(['/', '/my-trips', '/trip-request?step=2', '/guides/kenya/#when', '/a//b'])('%s is kept', (path) => {
    expect(sanitizeReturnPath(path)).toBe(path);
  });

  test.each([
    undefined,
    '',
    'my-trips',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\\b',
    '/../..//evil.example',
    '/.//evil.example',
    ' /my-trips',
  ])('%j leads to the start page', (path) => {
    expect(sanitizeReturnPath(path)).toBe('/');
  });

  test('a browser stays on this site, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (path) => {
          expect(new URL(sanitizeReturnPath(path), 'https://own.example').origin).toBe('https://own.example');
        },
      ),
    );
  });
});

import { expect, test } from '@jest/globals';
import { deviceOf, utmOf } from './viewOf.ts';

test.each([
  [320, 'MOBILE'],
  [767, 'MOBILE'],
  [768, 'TABLET'],
  [1279, 'TABLET'],
  [1280, 'DESKTOP'],
] as const)('%i pixels are %s', (width, device) => expect(deviceOf(width)).toBe(device));

test('reads the campaign, and nothing else, from the query', () => {
  expect(utmOf(new URLSearchParams('utm_source=letter&utm_campaign=mara&gclid=1'))).toEqual({ source: 'letter', campaign: 'mara' });
  expect(utmOf(new URLSearchParams('a=b&utm_source='))).toBeNull();
});

import { expect, test } from '@jest/globals';
import { bareAddress, deviceOf, utmOf } from './viewOf.ts';

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

test.each([
  ['https://us.example/login/reset/?user=1&token=2#x', 'https://us.example/login/reset/'],
  ['https://us.example/?utm_source=letter&token=2', 'https://us.example/?utm_source=letter'],
  ['https://search.example/?q=oman', 'https://search.example/?q=oman'],
])('%s is told as %s', (address, told) => expect(bareAddress(address, { origin: 'https://us.example' })).toBe(told));

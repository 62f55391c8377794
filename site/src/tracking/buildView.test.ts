import { expect, test } from '@jest/globals';
import { stripQuery, classifyDevice, parseUtm } from './buildView.ts';

test.each([
  [320, 'MOBILE'],
  [767, 'MOBILE'],
  [768, 'TABLET'],
  [1279, 'TABLET'],
  [1280, 'DESKTOP'],
] as const)('%i pixels are classified as %s', (width, device) => expect(classifyDevice(width)).toBe(device));

test('parses only the campaign parameters', () => {
  expect(parseUtm(new URLSearchParams('utm_source=letter&utm_campaign=mara&gclid=1'))).toEqual({ source: 'letter', campaign: 'mara' });
  expect(parseUtm(new URLSearchParams('a=b&utm_source='))).toBeNull();
});

test.each([
  ['https://us.example/login/reset/?user=1&token=2#x', 'https://us.example/login/reset/'],
  ['https://us.example/?utm_source=letter&token=2', 'https://us.example/?utm_source=letter'],
  ['https://search.example/?q=oman', 'https://search.example/?q=oman'],
])('%s is reported as %s', (href, reported) => expect(stripQuery(href, { origin: 'https://us.example' })).toBe(reported));

import { expect, test } from '@jest/globals';
import { isInApp, isInternal, linkAddress, linkRel } from './linkTarget.ts';

test.each([
  ['/', '/'],
  ['/trip-request', '/trip-request/'],
  ['/trip-request/', '/trip-request/'],
  ['/reviews?rating=100', '/reviews/?rating=100'],
  ['/guides/kenya#when', '/guides/kenya/#when'],
  ...['html', 'json', 'js', 'map', 'txt', 'xml', 'pdf'].map((ending) => [`/a/b.${ending}`, `/a/b.${ending}`] as const),
  ['/brochure.pdf?v=2', '/brochure.pdf?v=2'],
  ['/photo.jpg', '/photo.jpg/'],
  ['//evil.example/x', '//evil.example/x'],
  ['https://example.com/a', 'https://example.com/a'],
  ['tel:+15550100', 'tel:+15550100'],
  ['#main', '#main'],
])('%s is written %s', (href, written) => expect(linkAddress(href)).toBe(written));

test.each(['/dynamic/x', '/logout', '/review/3', '/reviews', '/reviews?x=1', '/travel-company/acacia', '/trip-request'])(
  '%s is not followed',
  (href) => expect(linkRel(href, false)).toBe('nofollow'),
);

test.each(['/', '/travel-companies/safari', '/reviewers', '/guides/reviews', 'https://example.com/reviews'])('%s has no nofollow', (href) =>
  expect(linkRel(href, false)).toBeUndefined(),
);

test('a new tab gets no opener, and an external one no referrer', () => {
  expect(linkRel('https://example.com', true)).toBe('noopener noreferrer');
  expect(linkRel('/reviews', true)).toBe('nofollow noopener');
});

test('only single-slash paths are internal, and files are left to the browser', () => {
  expect(['/', '/a', '//a', '/\\a', 'a', 'https://a'].map(isInternal)).toEqual([true, true, false, false, false, false]);
  expect(['/a', '/sitemap.xml', '/a.pdf#p2'].map(isInApp)).toEqual([true, false, false]);
});

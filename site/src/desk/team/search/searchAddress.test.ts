import { describe, expect, test } from '@jest/globals';
import { buildSearchHref, isSearchable, parseTerms, readSearchAddress } from './searchAddress.ts';

describe('the address of a search', () => {
  test.each([
    ['', { q: '', kind: null, page: 1 }],
    ['q=dana+whitaker', { q: 'dana whitaker', kind: null, page: 1 }],
    ['q=dana&kind=requests&page=3', { q: 'dana', kind: 'requests', page: 3 }],
    ['q=dana&page=3', { q: 'dana', kind: null, page: 1 }],
    ['q=dana&kind=&page=3', { q: 'dana', kind: null, page: 1 }],
    ['q=dana&kind=requests&page=-1', { q: 'dana', kind: 'requests', page: 1 }],
    ['q=dana&kind=requests&page=two', { q: 'dana', kind: 'requests', page: 1 }],
  ])('%s', (query, address) => {
    expect(readSearchAddress(new URLSearchParams(query))).toEqual(address);
  });

  test.each([
    [{}, '/desk/search/'],
    [{ q: 'två ord & mer' }, '/desk/search/?q=tv%C3%A5+ord+%26+mer'],
    [{ q: 'dana', kind: 'requests' }, '/desk/search/?q=dana&kind=requests'],
    [{ q: 'dana', kind: 'requests', page: 2 }, '/desk/search/?q=dana&kind=requests&page=2'],
    [{ q: 'dana', page: 2 }, '/desk/search/?q=dana'],
  ])('%j is written %s', (address, href) => {
    expect(buildSearchHref(address)).toBe(href);
  });

  test('is read as it was written', () => {
    const address = { q: 'a & b', kind: 'conversations', page: 4 };
    expect(readSearchAddress(new URL(buildSearchHref(address), 'https://desk.example').searchParams)).toEqual(address);
  });
});

describe('search terms', () => {
  test('are words with single spaces, and no longer than the API takes', () => {
    expect(parseTerms('  dana \n\t whitaker ')).toBe('dana whitaker');
    expect(parseTerms('x'.repeat(300))).toHaveLength(200);
  });

  test.each([
    ['', false],
    ['d', false],
    ['da', true],
  ])('“%s” can be searched for: %s', (q, expected) => {
    expect(isSearchable(q)).toBe(expected);
  });
});

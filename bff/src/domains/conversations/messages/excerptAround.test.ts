import { describe, expect, test } from '@jest/globals';
import { excerptAround } from './excerptAround.ts';

describe('an excerpt', () => {
  test('of a short text is the text in one line', () => {
    expect(excerptAround('The dhow\nleaves  at nine.', ['nine'])).toBe('The dhow leaves at nine.');
  });

  test('begins with a whole word shortly before the first word found, and says where it was cut', () => {
    const text = `${'Sand and sea. '.repeat(30)}The dhow leaves at nine. ${'Sun and salt. '.repeat(30)}`;
    const excerpt = excerptAround(text, ['nine', 'DHOW']);
    expect(excerpt).toMatch(/^…(?:Sand|and|sea\.) .*The dhow leaves at nine\. .*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(140);
  });

  test.each([
    ['Señor', 'senor'],
    ['Straße', 'strasse'],
    ['Cafe\u0301', 'café'],
  ])('finds %s by %s', (written, word) => {
    expect(excerptAround(`${'ß and é. '.repeat(40)}${written} ends it.`, [word])).toMatch(new RegExp(`${written} ends it\\.$`));
  });

  test('is the beginning where no word is found, and of a word longer than an excerpt', () => {
    expect(excerptAround('a'.repeat(300), ['b'])).toBe(`${'a'.repeat(139)}…`);
    expect(excerptAround(`${'a'.repeat(300)}b`, ['b'])).toBe(`…${'a'.repeat(40)}b`);
  });
});

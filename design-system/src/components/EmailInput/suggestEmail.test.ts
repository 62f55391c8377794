import { expect, test } from '@jest/globals';
import { editDistance, suggestEmail } from './suggestEmail.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@iclould.com', 'ana@icloud.com'],
  ['ana@GMIAL.COM', 'ana@gmail.com'],
  ['first.last+trips@gmai.com', 'first.last+trips@gmail.com'],
])('%s means %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@mac.com',
  'ana@farwend.example',
  'ana@university.edu',
  'ana@',
  '@gmial.com',
  'gmial.com',
  '',
  'ana@a.co',
])('%j is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});

test('a transposition counts as one edit', () => {
  expect(editDistance('gmial', 'gmail')).toBe(1);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('kitten', 'sitting')).toBe(3);
});

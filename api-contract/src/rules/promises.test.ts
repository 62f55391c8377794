import { expect, test } from '@jest/globals';
import { defaultPromises } from './defaultPromises.ts';
import { findUnknownPromises, insertPromises, promiseNames } from './promises.ts';

test('every promise can be inserted, more than once', () => {
  for (const name of promiseNames) {
    expect(insertPromises(`{promise:${name}}, {promise:${name}}`, defaultPromises)).toBe(
      `${defaultPromises[name]}, ${defaultPromises[name]}`,
    );
    expect(findUnknownPromises(`{promise:${name}}`)).toEqual([]);
  }
});

test('unknown names stay as they are, and are found', () => {
  const text = 'We write {promise:soon}, {promise:constructor} and {promise:firstAnswer}.';
  expect(insertPromises(text, defaultPromises)).toBe('We write {promise:soon}, {promise:constructor} and within four working hours.');
  expect(findUnknownPromises(text)).toEqual(['soon', 'constructor']);
});

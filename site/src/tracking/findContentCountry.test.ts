import { expect, test } from '@jest/globals';
import { findContentCountry } from './findContentCountry.ts';

test.each([
  [{ contentCountry: 'KE', title: 'Kenya' }, 'KE'],
  [{ contentCountry: null }, null],
  [{ title: 'About us' }, null],
  [undefined, null],
  [null, null],
])('the country of %j is %s', (data, country) => expect(findContentCountry(data)).toBe(country));

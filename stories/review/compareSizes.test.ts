import { expect, test } from '@jest/globals';
import { compareSizes } from './compareSizes.ts';

const limits = { Button: 1.65, '*': 72 };

test('a size that grew or shrank is listed with its limit, what is loaded on demand apart', () => {
  const before = { Button: { atOnce: 1.5, onDemand: 0 }, DateField: { atOnce: 5, onDemand: 34 }, '*': { atOnce: 70, onDemand: 90 } };
  const after = { Button: { atOnce: 1.62, onDemand: 0 }, DateField: { atOnce: 5, onDemand: 30 }, '*': { atOnce: 70.12, onDemand: 90 } };
  expect(compareSizes(before, after, limits)).toEqual([
    { name: 'Button', loaded: 'at once', before: 1.5, after: 1.62, limit: 1.65 },
    { name: 'DateField', loaded: 'on demand', before: 34, after: 30, limit: null },
    { name: '*', loaded: 'at once', before: 70, after: 70.12, limit: 72 },
  ]);
});

test('what only class names explain is left out', () => {
  expect(compareSizes({ Button: { atOnce: 1.5, onDemand: 0 } }, { Button: { atOnce: 1.52, onDemand: 0 } }, limits)).toEqual([]);
});

test('a new and a removed component have no size on one side', () => {
  expect(compareSizes({ Notice: { atOnce: 1, onDemand: 0 } }, { Button: { atOnce: 1.5, onDemand: 0 } }, limits)).toEqual([
    { name: 'Button', loaded: 'at once', before: null, after: 1.5, limit: 1.65 },
    { name: 'Notice', loaded: 'at once', before: 1, after: null, limit: null },
  ]);
});

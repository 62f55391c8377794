import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonDiff } from './jsonDiff.ts';

test.each([
  ['a value', { a: 1 }, { a: 2 }, [{ path: '/a', op: 'replace', before: 1, after: 2 }]],
  ['a new field', {}, { a: null }, [{ path: '/a', op: 'add', before: null, after: null }]],
  ['a removed field', { a: 1 }, {}, [{ path: '/a', op: 'remove', before: 1, after: null }]],
  ['names with slashes', { 'a/b~c': 1 }, { 'a/b~c': 2 }, [{ path: '/a~1b~0c', op: 'replace', before: 1, after: 2 }]],
  ['an item that moved', [{ id: 'x' }, { id: 'y' }], [{ id: 'y' }, { id: 'x' }], []],
  ['a removed item', [{ id: 'x' }, { id: 'y' }], [{ id: 'y' }], [{ path: '/0', op: 'remove', before: { id: 'x' }, after: null }]],
  ['items without ids', ['a', 'b'], ['a'], [{ path: '/1', op: 'remove', before: 'b', after: null }]],
])('the difference of %s', (_, before, after, expected) => expect(jsonDiff(before, after)).toEqual(expected));

test('equal values have no difference, and every changed field is listed', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => expect(jsonDiff(value, structuredClone(value))).toEqual([])));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.integer()), fc.dictionary(fc.string(), fc.integer()), (before, after) => {
      const names = new Set([...Object.keys(before), ...Object.keys(after)]);
      expect(jsonDiff(before, after)).toHaveLength([...names].filter((name) => before[name] !== after[name]).length);
    }),
  );
});

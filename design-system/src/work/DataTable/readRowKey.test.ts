import { describe, expect, test } from '@jest/globals';
import { findRowIndex, type PressedKey, readRowKey } from './readRowKey.ts';

const press = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

describe('keys on a row', () => {
  test.each([
    ['j', 'next'],
    ['ArrowDown', 'next'],
    ['k', 'previous'],
    ['ArrowUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
  ])('%s leads to the %s row', (key, to) => {
    expect(readRowKey(press(key))).toEqual({ kind: 'move', to, extendsSelection: false });
  });

  test('Shift extends the selection, also where it makes the letter a capital', () => {
    expect(readRowKey(press('J', { shiftKey: true }))).toEqual({ kind: 'move', to: 'next', extendsSelection: true });
    expect(readRowKey(press('ArrowUp', { shiftKey: true }))).toEqual({ kind: 'move', to: 'previous', extendsSelection: true });
  });

  test('X selects', () => {
    expect(readRowKey(press('x'))).toEqual({ kind: 'select' });
  });

  test.each(['Enter', 'Tab', ' ', 'a', 'constructor'])('%s is left to the browser', (key) => {
    expect(readRowKey(press(key))).toBeNull();
  });

  test.each(['ctrlKey', 'altKey', 'metaKey'] as const)('what is held with %s is left to the browser', (held) => {
    expect(readRowKey(press('k', { [held]: true }))).toBeNull();
  });
});

test('the ends are not passed', () => {
  expect(findRowIndex('next', 1, 3)).toBe(2);
  expect(findRowIndex('next', 2, 3)).toBe(2);
  expect(findRowIndex('previous', 0, 3)).toBe(0);
  expect(findRowIndex('first', 2, 3)).toBe(0);
  expect(findRowIndex('last', 0, 3)).toBe(2);
});

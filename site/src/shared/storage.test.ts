import { beforeEach, expect, test } from '@jest/globals';
import { createStorage, STORAGE_LIFETIME } from './storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
let now = 0;
const storage = createStorage(
  () => window.localStorage,
  () => now,
);

beforeEach(() => {
  window.localStorage.clear();
  now = 1_000;
});

test('an entry expires after thirty days and is removed', () => {
  expect(STORAGE_LIFETIME).toBe(30 * 24 * 60 * 60 * 1000);
  storage.write('name', 'Dana');
  now += STORAGE_LIFETIME - 1;
  expect(storage.read('name', isText)).toBe('Dana');
  now += 1;
  expect(storage.read('name', isText)).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

test('respects a shorter lifetime', () => {
  storage.write('name', 'Dana', 10);
  now += 10;
  expect(storage.read('name', isText)).toBeNull();
});

test.each(['{', '"Dana"', '{"value":1}', 'null'])('reads an entry of unknown format (%s) as null', (text) => {
  window.localStorage.setItem('farwend.name', text);
  expect(storage.read('name', isText)).toBeNull();
});

test('reads a value of another type as null', () => {
  storage.write('name', 42);
  expect(storage.read('name', isText)).toBeNull();
});

test('reports a blocked storage without throwing', () => {
  const blocked = createStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(blocked.isAvailable()).toBe(false);
  expect(blocked.write('name', 'Dana')).toBe(false);
  expect(blocked.read('name', isText)).toBeNull();
  expect(() => blocked.remove('name')).not.toThrow();
  expect(storage.isAvailable()).toBe(true);
});

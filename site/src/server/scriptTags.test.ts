import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchOnceSeen, scriptTags } from './scriptTags.ts';

const asked = () =>
  [...document.head.children].map((one) => one.getAttribute('src') ?? `${one.getAttribute('rel')} ${one.getAttribute('href')}`);
const files = ['/entry.js', '/page.js'];
const both = ['/entry.js', 'modulepreload /page.js'];

class Painting {
  static paint: () => void;
  constructor(tell: () => void) {
    Painting.paint = tell;
  }
  observe = jest.fn();
}

Object.defineProperty(document, 'hidden', { value: false });
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: Painting });
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

test('when the page is there with its pictures the scripts are fetched, once', () => {
  fetchOnceSeen(files);
  Painting.paint();
  expect(asked()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(asked()).toEqual(both);
});

test('a picture that does not come holds them back no longer than a second', () => {
  fetchOnceSeen(files);
  Painting.paint();
  jest.advanceTimersByTime(999);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual(both);
});

test.each(['pointerdown', 'keydown', 'focusin'])('at the first %s they are fetched at once', (sign) => {
  fetchOnceSeen(files);
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event(sign));
  expect(asked()).toEqual(both);
});

test('where paints are not told, the page begins at once', () => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  fetchOnceSeen(files);
  expect(asked()).toEqual(both);
});

test('the tag stands on its own, with the nonce on it', () => {
  const tag = scriptTags(['/a.js'], 'n0nce');
  expect(tag).toMatch(/^<script nonce="n0nce">\(function fetchOnceSeen\(/);
  expect(tag).toContain('(["/a.js"])</script>');
});

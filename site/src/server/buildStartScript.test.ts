import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadScriptsAfterPaint, buildStartScript } from './buildStartScript.ts';

const requested = () =>
  [...document.head.children].map((one) => one.getAttribute('src') ?? `${one.getAttribute('rel')} ${one.getAttribute('href')}`);
const files = ['/entry.js', '/page.js'];
const both = ['/entry.js', 'modulepreload /page.js'];

class FakePerformanceObserver {
  static paint: () => void;
  constructor(callback: () => void) {
    FakePerformanceObserver.paint = callback;
  }
  observe = jest.fn();
}

Object.defineProperty(document, 'hidden', { value: false });
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver });
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

test('loads the scripts once, when the page and its images have loaded', () => {
  loadScriptsAfterPaint(files);
  FakePerformanceObserver.paint();
  expect(requested()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(requested()).toEqual(both);
});

test('waits no longer than a second for an image', () => {
  loadScriptsAfterPaint(files);
  FakePerformanceObserver.paint();
  jest.advanceTimersByTime(999);
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(both);
});

test.each(['pointerdown', 'keydown', 'focusin'])('loads the scripts at the first %s', (type) => {
  loadScriptsAfterPaint(files);
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event(type));
  expect(requested()).toEqual(both);
});

test('loads the scripts at once where paint timing is not supported', () => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  loadScriptsAfterPaint(files);
  expect(requested()).toEqual(both);
});

test('the script is self-contained', () => {
  const script = buildStartScript(['/a.js']);
  expect(script).toMatch(/^\(function loadScriptsAfterPaint\(/);
  expect(script).toMatch(/\(\["\/a\.js"\]\)$/);
});

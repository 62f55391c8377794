import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadScript, SCRIPT_TIMEOUT } from './loadScript.ts';

const script = () => document.querySelector<HTMLScriptElement>('script[src="https://widget.example/a.js"]');

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
});

test('resolves to true once the script has loaded', async () => {
  const loaded = loadScript('https://widget.example/a.js');
  script()?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBe(true);
  expect(script()).not.toBeNull();
});

test('resolves to false and removes the script when it is blocked', async () => {
  const loaded = loadScript('https://widget.example/a.js');
  script()?.dispatchEvent(new Event('error'));
  await expect(loaded).resolves.toBe(false);
  expect(script()).toBeNull();
});

test('times out after ten seconds', async () => {
  const loaded = loadScript('https://widget.example/a.js');
  jest.advanceTimersByTime(SCRIPT_TIMEOUT - 1);
  expect(script()).not.toBeNull();
  jest.advanceTimersByTime(1);
  await expect(loaded).resolves.toBe(false);
  expect(script()).toBeNull();
  expect(SCRIPT_TIMEOUT).toBe(10_000);
});

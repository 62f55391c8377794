import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useRested } from './useRested.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what is typed counts once it has rested for half a second, and each key begins anew', () => {
  const { result, rerender } = renderHook(({ text }) => useRested(text), { initialProps: { text: '' } });
  rerender({ text: 'K' });
  act(() => jest.advanceTimersByTime(499));
  rerender({ text: 'Ke' });
  act(() => jest.advanceTimersByTime(499));
  expect(result.current).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('Ke');
});

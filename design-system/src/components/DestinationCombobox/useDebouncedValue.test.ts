import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './useDebouncedValue.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('updates half a second after the last change', () => {
  const { result, rerender } = renderHook(({ text }) => useDebouncedValue(text), { initialProps: { text: '' } });
  rerender({ text: 'K' });
  act(() => jest.advanceTimersByTime(499));
  rerender({ text: 'Ke' });
  act(() => jest.advanceTimersByTime(499));
  expect(result.current).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('Ke');
});

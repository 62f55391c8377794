import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Spinner } from './Spinner.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a short wait shows nothing', () => {
  const { rerender } = render(<Spinner label="Loading reviews" />);
  pass(399);
  rerender(<Spinner active={false} label="Loading reviews" />);
  pass(5000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('once shown it stays for 400 ms', () => {
  const { rerender } = render(<Spinner label="Loading reviews" />);
  pass(400);
  expect(screen.getByRole('status')).toHaveTextContent('Loading reviews');
  rerender(<Spinner active={false} label="Loading reviews" />);
  pass(399);
  expect(screen.getByRole('status')).toHaveTextContent('Loading reviews');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TextArea } from './TextArea.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const shown = () =>
  document.querySelector(`#${CSS.escape(screen.getByLabelText('Wishes').getAttribute('aria-describedby') ?? '')}`)?.textContent;

test.each([
  [74, ''],
  [75, 'You have 25 characters left'],
  [99, 'You have 1 character left'],
  [100, 'You have 0 characters left'],
  [101, 'You have 1 character too many'],
  [112, 'You have 12 characters too many'],
])('with %i of 100 characters the count reads %j', (length, text) => {
  render(<TextArea label="Wishes" limit={100} defaultValue={'a'.repeat(length)} />);
  expect(shown()).toBe(text);
});

test('announces the count half a second after the last key press', () => {
  render(<TextArea label="Wishes" limit={10} />);
  const box = screen.getByLabelText('Wishes');
  fireEvent.change(box, { target: { value: 'a'.repeat(8) } });
  act(() => void jest.advanceTimersByTime(400));
  fireEvent.change(box, { target: { value: 'a'.repeat(9) } });
  act(() => void jest.advanceTimersByTime(400));
  expect(screen.getByRole('status')).toHaveTextContent('');
  act(() => void jest.advanceTimersByTime(100));
  expect(screen.getByRole('status')).toHaveTextContent('You have 1 character left');
});

test('never truncates', () => {
  render(<TextArea label="Wishes" limit={5} defaultValue="far too long" />);
  expect(screen.getByLabelText('Wishes')).toHaveValue('far too long');
  expect(screen.getByLabelText('Wishes')).not.toHaveAttribute('maxlength');
});

test.each([
  ['', 'We love '],
  ['Two weeks.', 'Two weeks.\nWe love '],
  ['Two weeks.\n\n', 'Two weeks.\nWe love '],
])('a prompt after %j gives %j, with the caret at its end at once', (before, after) => {
  const onChange = jest.fn();
  render(<TextArea label="Wishes" defaultValue={before} prompts={[{ label: 'We love…', text: 'We love ' }]} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'We love…' }));
  expect(onChange).toHaveBeenLastCalledWith(after);
  expect(screen.getByLabelText('Wishes')).toHaveFocus();
  expect(screen.getByLabelText('Wishes')).toHaveProperty('selectionStart', after.length);
});

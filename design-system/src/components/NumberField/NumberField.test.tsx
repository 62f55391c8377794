import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { readNumber } from './readNumber.ts';

function setUp(props: Partial<NumberFieldProps> = {}) {
  const onChange = jest.fn();
  render(<NumberField label="Nights" min={5} max={90} onChange={onChange} {...props} />);
  return {
    user: userEvent.setup(),
    onChange,
    input: screen.getByLabelText('Nights'),
    fewer: screen.getByRole('button', { name: 'One fewer', description: 'Nights' }),
    more: screen.getByRole('button', { name: 'One more', description: 'Nights' }),
  };
}

test.each([
  ['', null],
  ['  ', null],
  ['10', 10],
  [' 007 ', 7],
  ['١٤', 14],
  ['ten', NaN],
  ['1.5', NaN],
  ['-3', NaN],
  ['1e3', NaN],
  ['9999999999', NaN],
])('%j reads as %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('typing hands over what it means and keeps what was typed', async () => {
  const { user, input, onChange } = setUp();
  await user.type(input, '120');
  expect(onChange).toHaveBeenLastCalledWith(120);
  await user.clear(input);
  expect(onChange).toHaveBeenLastCalledWith(null);
  await user.type(input, 'ten');
  expect(onChange).toHaveBeenLastCalledWith(NaN);
  expect(input).toHaveValue('ten');
});

test('buttons step, begin at the least, and stop at the ends', async () => {
  const { user, input, onChange, fewer, more } = setUp();
  await user.click(more);
  expect(input).toHaveValue('5');
  expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await user.click(fewer);
  expect(onChange).toHaveBeenCalledTimes(1);
  await user.click(more);
  expect(onChange).toHaveBeenLastCalledWith(6);
  expect(screen.getByRole('status')).toHaveTextContent('6');
  expect(more).toHaveFocus();
});

test('a press brings a number outside back to the range', async () => {
  const { user, onChange, fewer } = setUp({ defaultValue: 200 });
  await user.click(fewer);
  expect(onChange).toHaveBeenLastCalledWith(90);
});

test('follows the caller’s value', () => {
  const { rerender } = render(<NumberField label="Nights" value={7} />);
  rerender(<NumberField label="Nights" value={12} />);
  expect(screen.getByLabelText('Nights')).toHaveValue('12');
  rerender(<NumberField label="Nights" value={null} />);
  expect(screen.getByLabelText('Nights')).toHaveValue('');
});

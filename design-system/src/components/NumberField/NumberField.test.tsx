import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { parseNumber } from './parseNumber.ts';

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
  ['۱۴', 14],
  ['１４', 14],
  ['१४', 14],
  ['ten', NaN],
  ['1.5', NaN],
  ['-3', NaN],
  ['1e3', NaN],
  ['9999999999', NaN],
])('%j reads as %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test('typing reports the number and keeps the typed text', async () => {
  const { user, input, onChange } = setUp();
  await user.type(input, '120');
  expect(onChange).toHaveBeenLastCalledWith(120);
  await user.clear(input);
  expect(onChange).toHaveBeenLastCalledWith(null);
  await user.type(input, 'ten');
  expect(onChange).toHaveBeenLastCalledWith(NaN);
  expect(input).toHaveValue('ten');
});

test('buttons start at the minimum and stop at the limits', async () => {
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

test('a button brings an out-of-range number back into the range', async () => {
  const { user, onChange, fewer } = setUp({ defaultValue: 200 });
  await user.click(fewer);
  expect(onChange).toHaveBeenLastCalledWith(90);
});

test('supports controlled use', () => {
  const { rerender } = render(<NumberField label="Nights" value={7} />);
  rerender(<NumberField label="Nights" value={12} />);
  expect(screen.getByLabelText('Nights')).toHaveValue('12');
  rerender(<NumberField label="Nights" value={null} />);
  expect(screen.getByLabelText('Nights')).toHaveValue('');
});

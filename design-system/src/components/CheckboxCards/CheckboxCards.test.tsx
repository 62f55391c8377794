import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CheckboxCards } from './CheckboxCards.tsx';

const options = ['a', 'b', 'c'].map((value) => ({
  value,
  label: value.toUpperCase(),
  picture: <svg role="img" aria-label="never read" />,
}));

test('the fieldset has the id, options have {id}-{value}, and pictures are hidden', () => {
  render(<CheckboxCards id="trf-trip-type" label="What kind?" options={options} error="Select at least one type of trip" />);
  expect(screen.getByRole('group', { name: 'What kind?' }).id).toBe('trf-trip-type');
  expect(screen.getAllByRole('checkbox').map((box) => box.id)).toEqual(['trf-trip-type-a', 'trf-trip-type-b', 'trf-trip-type-c']);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'A' })).toBeInvalid();
});

test('reports the checked values in the order of the options', async () => {
  const onChange = jest.fn();
  render(<CheckboxCards label="What kind?" options={options} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'C' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'A' }));
  expect(onChange).toHaveBeenLastCalledWith(['a', 'c']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'C' }));
  expect(onChange).toHaveBeenLastCalledWith(['a']);
});

test('rejects a selection beyond the maximum with a message, until there is room', async () => {
  const onChange = jest.fn();
  render(<CheckboxCards label="What kind?" options={options} max={1} defaultValue={['a']} onChange={onChange} />);
  const b = screen.getByRole('checkbox', { name: 'B' });
  expect(b).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(b);
  expect(b).not.toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('You can choose up to 1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'A' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

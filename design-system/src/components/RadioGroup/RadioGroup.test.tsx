import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

test('nothing is preselected; ids follow the values', () => {
  render(<RadioGroup id="trf-traveling-with-children" label="Children?" options={options} />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => [radio.id, radio.checked])).toEqual([
    ['trf-traveling-with-children-yes', false],
    ['trf-traveling-with-children-no', false],
  ]);
});

test('reports the selection; an empty value clears it', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<RadioGroup label="Children?" options={options} value="yes" onChange={onChange} />);
  await userEvent.click(screen.getByLabelText('No'));
  expect(onChange).toHaveBeenCalledWith('no');
  rerender(<RadioGroup label="Children?" options={options} value="" onChange={onChange} />);
  expect(screen.getByLabelText('Yes')).not.toBeChecked();
});

test('groups without a name do not share their selection', async () => {
  render(
    <>
      <RadioGroup id="one" label="One?" options={options} />
      <RadioGroup id="two" label="Two?" options={options} />
    </>,
  );
  await userEvent.click(document.getElementById('one-yes')!);
  await userEvent.click(document.getElementById('two-no')!);
  expect(document.getElementById('one-yes')).toBeChecked();
});

test('the group is invalid while it has an error', () => {
  render(<RadioGroup label="Children?" options={options} error="Select yes if children are travelling with you" />);
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Error: Select yes if children are travelling with you');
});

import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { midMonths } from './MonthChips.tsx';

function Controlled({ onChange, ...props }: Partial<DateFieldProps>) {
  const [date, setDate] = useState(props.value ?? '');
  return (
    <DateField
      id="trf-departure-date"
      label="When?"
      min="2026-11-22"
      max="2029-11-21"
      {...props}
      value={date}
      onChange={(next) => {
        setDate(next);
        onChange?.(next);
      }}
    />
  );
}

test('reports the date once the text is valid, and keeps the text', async () => {
  const onChange = jest.fn();
  render(<Controlled onChange={onChange} />);
  const input = screen.getByLabelText('When?');
  await userEvent.type(input, '5 Mar 2027');
  expect(onChange).toHaveBeenLastCalledWith('2027-03-05');
  expect(input).toHaveValue('5 Mar 2027');
  expect(document.getElementById('trf-departure-date-reading')).toHaveTextContent('Friday, March 5, 2027');
  expect(screen.getByRole('button', { name: 'Choose date, selected March 5, 2027' })).toBeInTheDocument();
});

test('reports invalid text unchanged', async () => {
  const onChange = jest.fn();
  render(<Controlled onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('When?'), 'spring');
  expect(onChange).toHaveBeenLastCalledWith('spring');
  expect(screen.getByRole('button', { name: 'Choose date' })).toBeInTheDocument();
});

test('reads dates in the language of the typist, and repeats them in its words', async () => {
  const onChange = jest.fn();
  render(<Controlled locale="en-GB" typingLocale="en-US" onChange={onChange} />);
  const input = screen.getByLabelText('When?');
  expect(document.getElementById('trf-departure-date-hint')).toHaveTextContent('For example, March 5, 2027 or 3/5/2027');
  await userEvent.type(input, '03/04/2027');
  expect(onChange).toHaveBeenLastCalledWith('2027-03-04');
  expect(input).toHaveValue('03/04/2027');
  expect(document.getElementById('trf-departure-date-reading')).toHaveTextContent('Thursday, March 4, 2027');
});

test('formats a given value; a new value replaces the text', () => {
  const { rerender } = render(<DateField label="When?" min="2026-11-22" max="2029-11-21" value="2027-03-05" />);
  expect(screen.getByLabelText('When?')).toHaveValue('March 5, 2027');
  rerender(<DateField label="When?" min="2026-11-22" max="2029-11-21" value="2027-04-06" />);
  expect(screen.getByLabelText('When?')).toHaveValue('April 6, 2027');
  rerender(<DateField label="When?" min="2026-11-22" max="2029-11-21" value="" />);
  expect(screen.getByLabelText('When?')).toHaveValue('');
});

test('a month selects its 15th', async () => {
  const onChange = jest.fn();
  render(<Controlled flexible onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'May 2027' }));
  expect(onChange).toHaveBeenLastCalledWith('2027-05-15');
  expect(screen.getByRole('button', { name: 'May 2027', pressed: true })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Dec 2027' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show later months' }));
  expect(screen.getByRole('button', { name: 'Dec 2027' })).toBeInTheDocument();
});

test.each([
  ['2026-11-22', '2027-02-14', ['2026-12-15', '2027-01-15']],
  ['2026-11-15', '2026-12-15', ['2026-11-15', '2026-12-15']],
  ['2026-11-16', '2026-11-30', []],
])('from %s to %s the months are %j', (min, max, months) => {
  expect(midMonths(min, max)).toEqual(months);
});

test('the calendar selects a day', async () => {
  const onChange = jest.fn();
  render(<Controlled value="2027-03-05" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /Choose date/ }));
  expect(await screen.findByRole('dialog', { name: 'Choose date' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tuesday, March 9, 2027' }));
  expect(onChange).toHaveBeenLastCalledWith('2027-03-09');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an unavailable day cannot be selected and announces why', async () => {
  const onChange = jest.fn();
  render(<Controlled value="2026-11-23" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /Choose date/ }));
  const closed = await screen.findByRole('button', {
    name: 'Friday, November 20, 2026, not available, choose a day from November 22, 2026 to November 21, 2029',
  });
  expect(closed).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(closed);
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

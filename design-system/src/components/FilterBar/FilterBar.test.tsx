import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FilterBar } from './FilterBar.tsx';

const filters = [
  { name: 'month', label: 'Month', options: [{ value: '7', label: 'July' }], anyText: 'Any month', value: '7' },
  { name: 'pace', label: 'Pace', options: [{ value: 'ACTIVE', label: 'Active' }] },
];

test('is a plain form by default', () => {
  render(<FilterBar action="/itineraries" label="Filter journeys" filters={filters} />);
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Filter journeys' });
  expect(form).toHaveAttribute('action', '/itineraries');
  expect(form).toHaveAttribute('method', 'get');
  expect([...new FormData(form)]).toEqual([
    ['month', '7'],
    ['pace', ''],
  ]);
});

test('reports the selected values without "any"', async () => {
  const onFilter = jest.fn();
  render(<FilterBar action="/itineraries" label="Filter journeys" filters={filters} onFilter={onFilter} />);
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'Any month');
  await userEvent.selectOptions(screen.getByLabelText('Pace'), 'Active');
  expect(onFilter).not.toHaveBeenCalled(); // nothing happens before the button is pressed
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(onFilter).toHaveBeenCalledWith({ pace: 'ACTIVE' });
});

test('follows values changed from outside', () => {
  const { rerender } = render(<FilterBar action="/i" label="Filter" filters={filters} />);
  rerender(<FilterBar action="/i" label="Filter" filters={filters.map((filter) => ({ ...filter, value: '' }))} />);
  expect(screen.getByLabelText('Month')).toHaveValue('');
});

test('an applied filter links to the list without it', () => {
  render(
    <FilterBar
      action="/i"
      label="Filter"
      filters={filters}
      applied={[{ label: 'July', href: '/i' }]}
      clearHref="/i"
      result="14 journeys"
    />,
  );
  expect(screen.getByRole('link', { name: 'Remove July' })).toHaveAttribute('href', '/i/');
  expect(screen.getByRole('link', { name: 'Clear all' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('14 journeys');
});

/** @jest-environment-options {"customExportConditions": ["node"]} */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
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

test('on request reports each choice at once, and keeps the focus when the page answers', async () => {
  function Page() {
    const [answers, setAnswers] = useState<Record<string, string>>({ month: '7' });
    const given = filters.map((filter) => ({ ...filter, value: answers[filter.name] ?? '' }));
    return <FilterBar action="/i" label="Filter" filters={given} appliesAtOnce onFilter={setAnswers} result={JSON.stringify(answers)} />;
  }
  render(<Page />);
  const pace = screen.getByLabelText('Pace');
  await userEvent.selectOptions(pace, 'Active');
  expect(screen.getByRole('status')).toHaveTextContent('{"month":"7","pace":"ACTIVE"}');
  expect(pace).toHaveFocus();
  expect(pace).toHaveValue('ACTIVE');
});

test('reports what was chosen before it was hydrated', () => {
  const onFilter = jest.fn();
  const bar = <FilterBar action="/i" label="Filter" filters={filters} appliesAtOnce onFilter={onFilter} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(bar);
  document.body.append(container);
  const pace = container.querySelector<HTMLSelectElement>('select[name=pace]');
  if (pace) pace.value = 'ACTIVE';
  render(bar, { container, hydrate: true });
  expect(onFilter).toHaveBeenCalledTimes(1);
  expect(onFilter).toHaveBeenCalledWith({ month: '7', pace: 'ACTIVE' });
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

import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { HistogramBars } from './HistogramBars.tsx';
import { percentages } from './percentages.ts';

const rows = [
  { value: '5', label: '5 stars', count: 1410 },
  { value: '4', label: '4 stars', count: 1 },
  { value: '3', label: '3 stars', count: 0 },
];

test('percentages add up to 100 and differ by less than one from the exact value', () => {
  const holds = fc.property(fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 12 }), (counts) => {
    const shares = percentages(counts);
    const total = counts.reduce((a, b) => a + b, 0);
    if (total === 0) return shares.every((share) => share === 0);
    return (
      shares.reduce((a, b) => a + b, 0) === 100 &&
      counts.every((count, i) => Math.abs((shares[i] ?? 0) - (count * 100) / total) < 1 && (count > 0 || shares[i] === 0))
    );
  });
  fc.assert(holds, { numRuns: 2000 });
});

test('three thirds are 34, 33 and 33', () => expect(percentages([7, 7, 7])).toEqual([34, 33, 33]));

test('each row has an accessible text', () => {
  render(<HistogramBars rows={rows} label="Ratings" />);
  expect(screen.getByRole('list', { name: 'Ratings' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '5 stars, 100%, 1,410 reviews',
    '4 stars, 0%, 1 review',
    '3 stars, 0%, 0 reviews',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('as a filter it reports the selection; an empty row cannot be selected', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<HistogramBars rows={rows} label="Ratings" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /4 stars/ }));
  expect(onChange).toHaveBeenLastCalledWith(['4']);
  expect(screen.getByRole('button', { name: /3 stars/ })).toBeDisabled();
  rerender(<HistogramBars rows={rows} label="Ratings" chosen={['4', '5']} onChange={onChange} />);
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: /4 stars/ }));
  expect(onChange).toHaveBeenLastCalledWith(['5']);
});

test('as links it works without JavaScript: an empty row is not a link, the selected one is marked', () => {
  render(<HistogramBars rows={rows} label="Ratings" figure="count" chosen={['4']} hrefOf={(value) => `/reviews/?rating=${value}`} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/reviews/?rating=5', '/reviews/?rating=4']);
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName(/^4 stars ?, 0%, 1 review$/);
  expect(screen.getByText('1,410')).toBeVisible();
  expect(screen.queryByRole('link', { name: /3 stars/ })).toBeNull();
});

import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StarRatingInput } from './StarRatingInput.tsx';

test('has five radio buttons; the selection is submitted, reported and shown as text', async () => {
  const onChange = jest.fn();
  render(
    <form aria-label="form">
      <StarRatingInput id="rating" name="rating" label="How was the journey?" onChange={onChange} />
    </form>,
  );
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.getByText('Not rated yet')).toBeVisible();
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(onChange).toHaveBeenLastCalledWith(4);
  expect([...new FormData(form)]).toEqual([['rating', '4']]);
  expect(screen.getByText('4 stars, very good')).toBeVisible();
});

test('hovering over a star changes nothing', async () => {
  render(<StarRatingInput label="How was the journey?" defaultValue={2} />);
  await userEvent.hover(screen.getByRole('radio', { name: '5 stars' }));
  expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked();
  expect(screen.getByText('2 stars, fair')).toBeVisible();
});

test('supports controlled use; an error describes the group', async () => {
  render(<StarRatingInput label="How was the journey?" value={3} error="Choose one to five stars" onChange={() => undefined} />);
  await userEvent.click(screen.getByRole('radio', { name: '1 star' }));
  expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Error: Choose one to five stars');
});
